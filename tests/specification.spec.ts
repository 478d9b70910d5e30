import { expect, phone, test, visit } from "./support/site";

/* The numbers and quotes of the specification, in the content as it ships; the owner may change them. */
test.describe("The shipped content", { tag: "@shipped" }, () => {
  test("gives four reasons to call", ({ site }) => {
    expect(site.homePage.values.points.map(({ title }) => title)).toEqual([
      expect.stringMatching(/especializada/i),
      expect.stringMatching(/garantida/i),
      expect.stringMatching(/rápido/i),
      expect.stringMatching(/experiência/i),
    ]);
  });

  test("gives a taste of the services in four bullets and two photos", ({ site }) => {
    expect(site.homePage.teaser.bullets).toHaveLength(4);
    expect(site.homePage.teaser.photos).toHaveLength(2);
  });

  test("names a symptom for each of five parts", ({ site }) => {
    expect(site.homePage.hero.triage?.symptoms.filter(({ part }) => part)).toHaveLength(5);
  });

  test("has six services", ({ site }) => {
    expect(site.services.services.map(({ title }) => title)).toEqual([
      "Manutenção preventiva",
      "Manutenção corretiva",
      "Refrigeração industrial",
      "Ventilação comercial",
      "Instalação de equipamentos",
      "Emergência 24h",
    ]);
  });

  test("lists four features of each service", ({ site }) => {
    for (const { title, features } of site.services.services) expect(features, title).toHaveLength(4);
  });

  for (const plan of [
    { name: "Básico", maintenanceFrequency: "Mensal", warrantyDays: 30, popular: false },
    { name: "Profissional", maintenanceFrequency: "Quinzenal", warrantyDays: 60, popular: true },
    { name: "Empresarial", maintenanceFrequency: "Semanal", warrantyDays: 90, popular: false },
  ]) {
    test(`has the plan ${plan.name}, with its frequency and its warranty, the price on request`, ({ site }) => {
      const found = site.plans.plans?.find(({ name }) => name === plan.name);
      expect(found).toMatchObject({ ...plan, price: "Sob consulta" });
    });
  }

  test("has no fourth plan", ({ site }) => {
    expect(site.plans.plans).toHaveLength(3);
  });

  test("explains the work in four steps", ({ site }) => {
    expect(site.steps.steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      "01 Diagnóstico",
      "02 Orçamento",
      "03 Execução",
      "04 Garantia",
    ]);
  });

  test("has its opening hours on the contact page", async ({ page }) => {
    await visit(page, "/contato");
    await expect(page.getByRole("table").getByRole("row")).toHaveText([
      /^segunda a sexta\s*8h–18h$/i,
      /^sábado\s*8h–12h$/i,
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

  test("names the pages as the specification does", async ({ page }) => {
    await page.goto("/servicos");
    await expect(page.getByRole("navigation").first().getByRole("link")).toHaveText(["Início", "Serviços", "Contato"]);
    const footer = page.getByRole("contentinfo");
    for (const name of ["Termos de Uso", "Política de Privacidade"])
      await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  });

  test("quotes the specification's footer", async ({ page }) => {
    await page.goto("/servicos");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Ver no Mapa", exact: true })).toBeVisible();
    await expect(footer).toContainText(/manutenção e reparo de equipamentos de refrigeração e ventilação/i);
    await expect(footer).toContainText(/2024.*Todos os direitos reservados/);
  });

  test("quotes the specification's plans", async ({ page }) => {
    await page.goto("/servicos");
    await expect(page.getByRole("main").getByText("Mais Popular", { exact: true })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Solicitar Orçamento" })).toHaveCount(3);
  });

  test("quotes the specification's thanks for a message", ({ site }) => {
    expect(site.contactPage.form.success).toEqual({
      title: "Mensagem enviada!",
      description: "Entraremos em contato em breve. Obrigado!",
    });
  });

  test("has the specification's placeholders", ({ site }) => {
    const { name, email, phone: number } = site.contactPage.form;
    expect(name.placeholder).toMatch(/nome completo/i);
    expect(email.placeholder).toMatch(/^\S+@\S+\.\S+$/);
    expect(number.placeholder).toBe("(00) 00000-0000");
  });

  test("has another number in the menu of small screens, and there alone", async ({ page, site }) => {
    const { menuPhone, phone: number, chatPhone } = site.business;
    test.skip([number, chatPhone].includes(menuPhone), "The owner has given the menu one of the business's numbers");
    await page.setViewportSize(phone);
    await visit(page, "/");
    const everywhere = page.getByRole("link", { name: menuPhone, includeHidden: true });
    await expect(everywhere).toHaveCount(1);
    const inHeader = page.getByRole("banner").getByRole("link", { name: menuPhone, includeHidden: true });
    await expect(inHeader).toHaveCount(1);
  });

  test("treats twelve topics in the terms of use", ({ site }) => {
    expect(site.termsPage.sections.map(({ title }) => title)).toEqual([
      expect.stringMatching(/empresa/i),
      expect.stringMatching(/aceitação/i),
      expect.stringMatching(/serviços/i),
      expect.stringMatching(/responsabilidades do cliente/i),
      expect.stringMatching(/garantias/i),
      expect.stringMatching(/limit\w+ de responsabilidade/i),
      expect.stringMatching(/pagamento/i),
      expect.stringMatching(/cancelamento/i),
      expect.stringMatching(/propriedade intelectual/i),
      expect.stringMatching(/alteraç/i),
      expect.stringMatching(/lei aplicável/i),
      expect.stringMatching(/contato/i),
    ]);
  });

  test("treats thirteen topics in the privacy policy", ({ site }) => {
    expect(site.privacyPage.sections.map(({ title }) => title)).toEqual([
      expect.stringMatching(/gerais/i),
      expect.stringMatching(/coleta/i),
      expect.stringMatching(/tipos de dados/i),
      expect.stringMatching(/finalidade/i),
      expect.stringMatching(/compartilhamento/i),
      expect.stringMatching(/segurança/i),
      expect.stringMatching(/guarda/i),
      expect.stringMatching(/direitos/i),
      expect.stringMatching(/cookies/i),
      expect.stringMatching(/menores/i),
      expect.stringMatching(/alteraç/i),
      expect.stringMatching(/contato/i),
      expect.stringMatching(/agência nacional/i),
    ]);
  });

  for (const [fact, text] of Object.entries({
    "the warranties": "30 dias no plano Básico, 60 dias no plano Profissional e 90 dias no plano Empresarial",
    "the notice of a cancellation": "pelo menos 24 horas de antecedência",
    "the fee of a late one": "taxa de deslocamento",
    "the opening hours": "segunda a sexta, 8h–18h; sábado, 8h–12h",
    "the minimum age": "menores de 18 anos",
  })) {
    test(`states ${fact} in the terms of use`, async ({ page }) => {
      await page.goto("/termos-de-uso");
      await expect(page.getByRole("main")).toContainText(text);
    });
  }

  test("says in the terms of use whose they are", async ({ page, site }) => {
    await page.goto("/termos-de-uso");
    await expect(page.getByRole("main")).toContainText(site.business.legalName);
    await expect(page.getByRole("main")).toContainText(site.business.taxNumber);
  });

  for (const [fact, text] of Object.entries({
    "how long data are kept": "enquanto durar a relação e por até 5 anos",
    "the minimum age": "menores de 18 anos",
  })) {
    test(`states ${fact} in the privacy policy`, async ({ page }) => {
      await page.goto("/politica-de-privacidade");
      await expect(page.getByRole("main")).toContainText(text);
    });
  }

  test("links the national agency in the privacy policy", async ({ page }) => {
    await page.goto("/politica-de-privacidade");
    const agency = page.getByRole("main").getByRole("link", { name: /ANPD/ }).last();
    await expect(agency).toHaveAttribute("href", /^https:\/\/www\.gov\.br\/anpd(\/|$)/);
  });
});
