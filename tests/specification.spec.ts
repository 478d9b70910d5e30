import { expect, phone, test, visit } from "./support/site";

/* The numbers and quotes of the specification, in the content as it ships; the owner may change them. */
test.describe("The shipped content", { tag: "@shipped" }, () => {
  test("has four reasons to call, four bullets, two photos and five symptoms", async ({ site }) => {
    expect(site.homePage.values.points.map(({ title }) => title)).toEqual([
      expect.stringMatching(/especializada/i),
      expect.stringMatching(/garantida/i),
      expect.stringMatching(/rápido/i),
      expect.stringMatching(/experiência/i),
    ]);
    expect(site.homePage.teaser.bullets).toHaveLength(4);
    expect(site.homePage.teaser.photos).toHaveLength(2);
    expect(site.homePage.hero.triage?.symptoms).toHaveLength(5);
  });

  test("has six services with four features each, three plans and four steps", async ({ site }) => {
    expect(site.services.services.map(({ title }) => title)).toEqual([
      "Manutenção preventiva",
      "Manutenção corretiva",
      "Refrigeração industrial",
      "Ventilação comercial",
      "Instalação de equipamentos",
      "Emergência 24h",
    ]);
    for (const { features } of site.services.services) expect(features).toHaveLength(4);
    expect(site.plans.plans).toMatchObject([
      { name: "Básico", price: "Sob consulta", maintenanceFrequency: "Mensal", warrantyDays: 30, popular: false },
      {
        name: "Profissional",
        price: "Sob consulta",
        maintenanceFrequency: "Quinzenal",
        warrantyDays: 60,
        popular: true,
      },
      { name: "Empresarial", price: "Sob consulta", maintenanceFrequency: "Semanal", warrantyDays: 90, popular: false },
    ]);
    expect(site.steps.steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      "01 Diagnóstico",
      "02 Orçamento",
      "03 Execução",
      "04 Garantia",
    ]);
  });

  test("has its opening hours described to search engines", async ({ page }) => {
    await page.goto("/contato");
    const [script = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(script).openingHoursSpecification).toMatchObject([
      { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
      { dayOfWeek: ["Saturday"], opens: "08:00", closes: "12:00" },
    ]);
  });

  test("quotes the labels, placeholders and thanks of the specification", async ({ page, site }) => {
    await visit(page, "/servicos");
    await expect(page.getByRole("navigation").first().getByRole("link")).toHaveText(["Início", "Serviços", "Contato"]);
    await expect(page.getByRole("main").getByText("Mais Popular", { exact: true })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Solicitar Orçamento" })).toHaveCount(3);
    const footer = page.getByRole("contentinfo");
    for (const name of ["Termos de Uso", "Política de Privacidade", "Ver no Mapa"])
      await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(footer).toContainText(/manutenção e reparo de equipamentos de refrigeração e ventilação/i);
    await expect(footer).toContainText(/2024.*Todos os direitos reservados/);

    const { success, name, email, phone: number } = site.contactPage.form;
    expect(success.title).toBe("Mensagem enviada!");
    expect(success.description).toBe("Entraremos em contato em breve. Obrigado!");
    expect(name.placeholder).toMatch(/nome completo/i);
    expect(email.placeholder).toMatch(/^\S+@\S+\.\S+$/);
    expect(number.placeholder).toBe("(00) 00000-0000");
    await visit(page, "/contato");
    await expect(site.form.form).toBeVisible();
    await expect(page.getByRole("table").getByRole("row")).toHaveText([
      /^segunda a sexta\s*8h–18h$/i,
      /^sábado\s*8h–12h$/i,
    ]);
  });

  test("has another number in the menu of small screens, and there alone", async ({ page, site }) => {
    expect(site.business.menuPhone).not.toBe(site.business.phone);
    await page.setViewportSize(phone);
    await visit(page, "/");
    const number = page.getByRole("link", { name: site.business.menuPhone, includeHidden: true });
    await expect(number).toHaveCount(1);
    await expect(
      page.getByRole("banner").getByRole("link", { name: site.business.menuPhone, includeHidden: true }),
    ).toHaveCount(1);
  });

  test("treats the topics of the legal texts, each in its section", async ({ site }) => {
    const topics = {
      terms:
        "empresa|aceitação|serviços|responsabilidades do cliente|garantias|limit\\w+ de responsabilidade|pagamento|cancelamento|propriedade intelectual|alteraç|lei aplicável|contato",
      privacy:
        "gerais|coleta|tipos de dados|finalidade|compartilhamento|segurança|guarda|direitos|cookies|menores|alteraç|contato|agência nacional",
    };
    const expected = (list: string) => list.split("|").map((topic) => expect.stringMatching(new RegExp(topic, "i")));
    expect(site.termsPage.sections.map(({ title }) => title)).toEqual(expected(topics.terms));
    expect(site.privacyPage.sections.map(({ title }) => title)).toEqual(expected(topics.privacy));
  });

  test("states warranties, notice, fee, hours, retention and age, and names the agency", async ({ page, site }) => {
    const text = page.getByRole("main");
    await visit(page, "/termos-de-uso");
    for (const stated of [
      "30 dias no plano Básico, 60 dias no plano Profissional e 90 dias no plano Empresarial",
      "pelo menos 24 horas de antecedência",
      "taxa de deslocamento",
      "segunda a sexta, 8h–18h; sábado, 8h–12h",
      "menores de 18 anos",
      site.business.legalName,
      site.business.taxNumber,
    ])
      await expect(text).toContainText(stated);
    await visit(page, "/politica-de-privacidade");
    await expect(text).toContainText("enquanto durar a relação e por até 5 anos");
    await expect(text).toContainText("menores de 18 anos");
    const agency = text.getByRole("link", { name: /ANPD/ }).last();
    await expect(agency).toHaveAttribute("href", /^https:\/\/www\.gov\.br\/anpd(\/|$)/);
  });
});
