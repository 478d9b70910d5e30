import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { parse } from "yaml";
import { textsIn } from "../../plugins/gatsby-plugin-content-model/values";
import { check, now } from "../../tests/support/edited-content";
import { derive } from "./derive";
import { contentFiles } from "./model/content-files";
import { isExample } from "./rules/examples";

/* The texts that ship are true of any business whose facts stand in `business.yaml`. */

const files = Object.keys(contentFiles);
const shipped = Object.fromEntries(files.map((file) => [file, parse(readFileSync(`data/${file}`, "utf8"))]));
const isShipped = isExample("business.yaml", shipped["business.yaml"].siteUrl);

/** What the pages of a business say, by sentence. */
function said(facts: object): string[] {
  const changed = { ...shipped, "business.yaml": { ...shipped["business.yaml"], ...facts } };
  const { content, problems } = check(
    new Map(Object.entries(changed).map(([file, value]) => [file, Buffer.from(JSON.stringify(value))])),
  );
  if (!content) throw new Error(problems.map(({ message }) => message).join(" "));
  return Object.entries(derive(content, now))
    .filter(([file]) => file !== "statements.yaml")
    .flatMap(([, value]) => [...textsIn(value)].flatMap(([, text]) => text.split(/\n|(?<=\.) /)))
    .filter((line) => !line.startsWith("https://"));
}

const text = (facts: object) => said(facts).join("\n");

(isShipped ? describe : describe.skip)("The texts that ship, for another business,", () => {
  it("with duty from 6h to 22h, promise no night and no holiday, and have the hours in a sentence", () => {
    const pages = text({ emergencyHours: "6h às 22h" });
    expect(pages).not.toMatch(/à noite|de madrugada|feriado|a qualquer hora|todos os dias/);
    expect(pages).toContain("Emergência das 6h às 22h");
    expect(text({ emergencyHours: "1h às 6h" })).toContain("Emergência da 1h às 6h");
  });

  it("with duty by WhatsApp alone, offer no phone in an emergency", () => {
    const emergency = said({ chatPhone: "(87) 99123-4567", emergencyChannel: "whatsapp" }).filter((line) =>
      /emergência|plantão/i.test(line),
    );
    expect(emergency).toContain("Emergência 24h: WhatsApp (87) 99123-4567.");
    expect(emergency.filter((line) => /telefone|\blig|00000-0000/i.test(line))).toEqual([]);
  });

  it("with duty by phone alone, offer no WhatsApp in an emergency", () => {
    const emergency = said({ emergencyChannel: "telefone" }).filter((line) => /emergência|plantão/i.test(line));
    expect(emergency.filter((line) => /WhatsApp/.test(line))).toEqual([]);
  });

  it("with periods of one, have the singular", () => {
    const pages = text({ cancellationNoticeHours: 1, retentionYears: 1, contactRetentionMonths: 1 });
    expect(pages).not.toMatch(/\b1 (?:horas|anos|meses)\b/);
    for (const words of ["pelo menos 1 hora de antecedência", "por até 1 ano depois", "por até 1 mês após"])
      expect(pages).toContain(words);
  });

  it("without a period for conversations, keep them as long as customers' data", () => {
    expect(text({ contactRetentionMonths: undefined })).toContain("por até 5 anos após o último contato");
  });

  it("of a joint-stock company, do not call it small, and keep the periods of a large one", () => {
    const pages = text({ companyKind: "anonima" });
    expect(pages).not.toMatch(/pequeno porte|em até 30/);
    expect(pages).toContain("encarregado pelo tratamento de dados");
    expect(text({ companyKind: "mei" })).toContain("agente de tratamento de pequeno porte");
  });

  it("without air conditioning, speak nowhere of the plan that the law asks for it", () => {
    const { air: _, ...trade } = shipped["business.yaml"].trade;
    expect(text({ trade })).not.toMatch(/PMOC|13\.589/);
    expect(text({})).toMatch(/PMOC/);
  });

  it("of a business that does more than its field says, do not exclude the rest", () => {
    expect(text({})).not.toMatch(/só trabalhamos/i);
    expect(text({})).toContain("É o que fazemos: refrigeração e ventilação");
  });

  it("with a masculine brand, put no article before it", () => {
    expect(text({ brand: "Polo Frio" }).match(/\b(?:[aà]|[dn]a|pela) Polo Frio/gi)).toBeNull();
  });

  it("with a tagline that is a list, do not run the brand into it", () => {
    const brand = { brand: "Igarapé Frio", tagline: "Ar, gelo e frio de barco" };
    expect(text(brand)).not.toContain(`${brand.brand} ${brand.tagline}`);
  });

  it("quote the registration and the technician who answers for the work, where there are any", () => {
    const pages = text({ registration: "CREA-PE 1874027", responsibleTechnician: "Ana Lima, CFT 123" });
    expect(pages).toContain("Registro profissional: CREA-PE 1874027.");
    expect(pages).toContain("Responsável técnico: Ana Lima, CFT 123.");
    expect(text({})).not.toContain("Responsável técnico");
  });

  it("name the countries where data are, once the owner has", () => {
    const countries = { hosting: "Brasil e Estados Unidos", photos: "Canadá" };
    expect(text({ countries })).toContain("países da hospedagem: Brasil e Estados Unidos;");
    expect(text({ countries })).toContain("Países em que as fotos são servidas: Canadá.");
    expect(text({})).not.toMatch(/^países/im);
  });

  it("mark what limits a customer's right: exclusions of the warranty, the limit, the fee of a late cancellation", () => {
    const marked = shipped["pages/terms.yaml"].sections.flatMap(({ highlighted = [] }) => highlighted).join("\n");
    for (const words of ["garantia contratual não cobre", "sem incluir lucros cessantes", "taxa de deslocamento"])
      expect(marked).toContain(words);
  });
});
