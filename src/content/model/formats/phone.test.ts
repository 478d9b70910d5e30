import { expect, it } from "@jest/globals";
import { read, told, value, without } from "../../../../tests/support/edited-content";

const business = "business.yaml";

it.each([
  ["(87) 98812-4477", "(87) 98812-4477"],
  ["87 98812-4477", "(87) 98812-4477"],
  ["87988124477", "(87) 98812-4477"],
  ["87 98812.4477", "(87) 98812-4477"],
  ["+55 87 98812-4477", "(87) 98812-4477"],
  ["0055 (87) 98812-4477", "(87) 98812-4477"],
  ["(087) 98812-4477", "(87) 98812-4477"],
  ["8737612345", "(87) 3761-2345"],
  ["+55 55 99999-1234", "(55) 99999-1234"],
  ["0800-281-4466", "0800 281 4466"],
  ["08002814466", "0800 281 4466"],
  ["40049876", "4004-9876"],
  ["(87) 3761-2345 (fixo)", "(87) 3761-2345"],
  ["https://wa.me/5587988124477", "(87) 98812-4477"],
  ["“(87) 98812-4477”,", "(87) 98812-4477"],
  ["(87) 00000-0000", "(87) 00000-0000"],
  ["(00) 00000-0000", "(00) 00000-0000"],
])("The number %s is %s", (written, number) => {
  expect(read(business, ["phone"], value("phone", written))).toBe(number);
});

it.each([
  "99999-1234",
  "(87) 3761-234",
  "(20) 99999-1234",
  "(87) 8761-23455",
  "(87) 9123-4567",
  "(87) 3761-2345 / (87) 99123-4567",
  "(87) 99123-45678",
  "0800 123 45",
  "a combinar",
])("%s is no number", (written) => {
  expect(told(business, value("phone", written))).toEqual([
    `phone: ${written} → O telefone não está no formato esperado. Confira o DDD e os algarismos: com o DDD, um celular tem 11 e um fixo, 10, por exemplo: (87) 99999-9999. Também vale 0800 123 4567 ou 4004-1234. Aqui cabe um número só.`,
  ]);
});

it("A number that no chat can have is none of WhatsApp's", () => {
  expect(told(business, value("chatPhone", "4004-9876"))).toEqual([
    "chatPhone: 4004-9876 → Este número não pode ter WhatsApp, que precisa do DDD. Escreva por exemplo: (87) 99999-9999",
  ]);
  expect(told(business, without("chatPhone"), value("phone", "4004-9876"))).toEqual([
    "phone: 4004-9876 → Este número não pode ter WhatsApp. Escreva o que o tem no campo WhatsApp em outro número (chatPhone).",
  ]);
});
