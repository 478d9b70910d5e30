import { describe, expect, it } from "@jest/globals";
import { interpolate } from "../../../plugins/gatsby-plugin-content-model/placeholders";
import { check, contentWith, now, validSource } from "../../../tests/support/edited-content";
import { factsOf } from "../facts";

type Delivery = "nenhuma" | "whatsapp" | "netlify" | "servico";

/** Texts of the legal pages and the notice, for one delivery mode and one origin of the photos. */
function said(delivery: Delivery, photos: "external" | "own" = "external"): string {
  const contact = validSource("pages/contact.yaml").replace(
    /^ {2}delivery: .*$/m,
    `  delivery: ${delivery}\n  deliveryUrl: https://formspree.io/f/abcd`,
  );
  const { content } = check(contentWith({ "pages/contact.yaml": contact }));
  if (!content) throw new Error("The content has a problem");
  const home = content["pages/home.yaml"];
  const own = (home.teaser.photos ?? []).map((photo) => ({ ...photo, url: "fotos/oficina.jpg" }));
  const teaser = photos === "external" ? home.teaser : { ...home.teaser, photos: own };
  const facts = factsOf({ ...content, "pages/home.yaml": { ...home, teaser } }, now);
  const sections = [...content["pages/terms.yaml"].sections, ...content["pages/privacy.yaml"].sections];
  const texts = sections.flatMap(({ paragraphs, items = [], links = [] }) => [
    ...paragraphs,
    ...items,
    ...links.filter(({ url }) => interpolate(url, facts) !== "").map(({ label, url }) => `${label}: ${url}`),
  ]);
  return [...texts, content["interface.yaml"].notice.text].map((text) => interpolate(text, facts)).join("\n");
}

const deliveries = ["nenhuma", "whatsapp", "netlify", "servico"] as const;

describe("what the legal texts say of the form", () => {
  it("is by default that it sends nothing: in the summary, the collection, the retention, the contact and the terms", () => {
    const text = said("nenhuma");
    const sentences =
      "não envia nem guarda o que você digita|mas não envia nada|não é guardado por tempo algum|o que se digita nele não chega até nós|não envia nem guarda mensagem alguma|o formulário do site não é um deles";
    for (const sentence of sentences.split("|")) expect(text).toContain(sentence);
  });

  it.each(deliveries.slice(1))("says nowhere that it sends nothing if it delivers by %s", (delivery) => {
    expect(said(delivery)).not.toMatch(
      /não envia nem guarda|mas não envia nada|nele não chega até nós|é descartado|não é um deles|será respondido|por tempo algum/,
    );
  });

  it.each([
    ["whatsapp", "só chega até nós depois que você toca em enviar no WhatsApp"],
    ["netlify", "a Netlify, que recebe e guarda por nossa conta, como operadora, as mensagens"],
    ["servico", "o serviço de formulários formspree.io, que recebe por nossa conta, como operador"],
  ] as const)("names who receives it, where it delivers by %s", (delivery, sentence) => {
    expect(said(delivery)).toContain(sentence);
    for (const other of ["Netlify", "formspree.io"].filter((name) => !sentence.includes(name))) {
      expect(said(delivery)).not.toContain(other);
    }
  });
});

it("The texts name the service of the photos", () => {
  expect(said("nenhuma")).toContain("carregadas de images.unsplash.com");
  expect(said("nenhuma")).toContain("serviço de imagens: https://unsplash.com/privacy");
});

it("The texts mention no service of photos if both are the owner's files", () => {
  expect(said("nenhuma", "own")).not.toMatch(/serviço de imagens|serviço externo|banco de imagens|unsplash/i);
  expect(said("nenhuma", "own")).toContain("Este site não usa cookies nem rastreia você.");
});

it("Where a statement is missing, what stands beside it stays", () => {
  expect(said("nenhuma", "own")).toContain("os próprios cookies. Consulte a política de cada um.");
});
it.each(deliveries)("No placeholder is left in the texts: %s", (delivery) => {
  expect(said(delivery)).not.toMatch(/[{}]/);
  expect(said(delivery, "own")).not.toMatch(/[{}]/);
});
