import { expect, it } from "@jest/globals";
import { read, told, value } from "../../../../tests/support/edited-content";

it.each([
  ["business.yaml", ["copyrightYear"], "copyrightYear", '"2026"', 2026],
  ["business.yaml", ["copyrightYear"], "copyrightYear", "1998", 1998],
  ["plans.yaml", ["plans", 0, "warrantyDays"], "warrantyDays", "'60'", 60],
  ["plans.yaml", ["plans", 0, "warrantyDays"], "warrantyDays", "1.080", 1080],
  ["plans.yaml", ["plans", 0, "warrantyDays"], "warrantyDays", "90 dias", 90],
  ["business.yaml", ["cancellationNoticeHours"], "cancellationNoticeHours", "0", 0],
  ["business.yaml", ["cancellationNoticeHours"], "cancellationNoticeHours", "48 horas", 48],
  ["plans.yaml", ["plans", 0, "popular"], "popular", "yes", true],
  ["plans.yaml", ["plans", 0, "popular"], "popular", "sim", true],
  ["plans.yaml", ["plans", 0, "popular"], "popular", "Não", false],
  ["business.yaml", ["trade", "air"], "air", "não", false],
  ["pages/contact.yaml", ["form", "delivery"], "delivery", "WhatsApp", "whatsapp"],
] as const)("%s %j %s: %s is %s", (file, path, key, written, meant) => {
  expect(read(file, path, value(key, written))).toBe(meant);
});

it.each([
  ["plans.yaml", "warrantyDays", "1.08", "de 1 a 9999. Escreva só os algarismos, sem nada em volta. Exemplo: 30"],
  ["plans.yaml", "warrantyDays", "1e2", "de 1 a 9999. Escreva só os algarismos, sem nada em volta. Exemplo: 30"],
  ["plans.yaml", "warrantyDays", "3 meses", "de 1 a 9999. Escreva só os algarismos, sem nada em volta. Exemplo: 30"],
  [
    "business.yaml",
    "retentionYears",
    "cinco anos",
    "de 1 a 20. Escreva só os algarismos, sem nada em volta. Exemplo: 5",
  ],
  ["plans.yaml", "warrantyDays", "0", "de 1 a 9999. Escreva só os algarismos, sem nada em volta. Exemplo: 30"],
  ["business.yaml", "minimumAge", "81", "de 12 a 21. Escreva só os algarismos, sem nada em volta. Exemplo: 18"],
] as const)("%s: %s can't be %s", (file, key, written, limits) => {
  expect(told(file, value(key, written))).toEqual([`${key}: ${written} → Aqui vai um número inteiro, ${limits}`]);
});

it("A subject of the form is one of the site's", () => {
  expect(told("pages/contact.yaml", (source) => source.replace("value: outros", "value: higienizacao"))).toEqual([
    "- value: higienizacao → Os assuntos do formulário de contato são fixos no site: manutencao, instalacao, emergencia, orcamento, outros. Um a mais não cabe. Para oferecer outro, mude o que o visitante lê (label) num destes, e tire este item.",
  ]);
});

it("An unknown time zone is told with the one that is meant", () => {
  expect(told("business.yaml", value("timeZone", "America/Recifi"))).toEqual([
    "timeZone: America/Recifi → O fuso horário não está no formato esperado. Você quis dizer “America/Recife”?",
  ]);
});
