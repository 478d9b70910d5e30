import { expect, it } from "@jest/globals";
import { told, value } from "../../../tests/support/edited-content";

it("Only one service is the emergency", () => {
  const entry =
    "  - icon: fan\n    title: Fumaça\n    description: Na cozinha.\n    features: [Exaustão]\n    urgent: sim\n";
  const second = (source: string) => source.replace(/^chatLabel:/m, `${entry}$&`);
  expect(told("services.yaml", second)).toEqual([
    "urgent: sim → Só um serviço pode ser a emergência, e aqui são “Emergência {emergencyHours}” e “Fumaça”. Desmarque os outros (no arquivo, apague a linha urgent).",
  ]);
});

it("Only one plan is the most popular", () => {
  expect(told("plans.yaml", (source) => source.replace(/popular: false\ngreeting/, "popular: true\ngreeting"))).toEqual(
    [
      "popular: true → Só um plano pode ser o mais popular, e aqui são “Profissional” e “Já”. Desmarque os outros (no arquivo: popular: false).",
    ],
  );
});

it("A chat about one of several services or plans says about which", () => {
  expect(told("services.yaml", value("message", "Quero este serviço."))).toEqual([
    "Aviso: message: Quero este serviço. → Sem {title}, a mensagem é a mesma para todos, e quem a recebe não sabe de qual serviço se trata. Ponha {title} no texto.",
  ]);
  expect(told("plans.yaml", value("greeting", "Olá! Quero um plano."))).toEqual([
    "Aviso: greeting: Olá! Quero um plano. → Sem {name}, a mensagem é a mesma para todos, e quem a recebe não sabe de qual plano se trata. Ponha {name} no texto.",
  ]);
});

it("Steps with numbers count on; steps with letters may be called as they like", () => {
  const exchanged = (source: string) => source.replace('"03"', '"x"').replace('"05"', '"03"').replace('"x"', '"05"');
  expect(told("steps.yaml", exchanged)).toEqual([
    'Aviso: - number: "05" → Depois da etapa 02 vem aqui a 05. Confira os números e a ordem.',
  ]);
  expect(told("steps.yaml", (source) => source.replace('"02"', '"B"'))).toEqual([]);
});

it("Each mode has the statements that the legal texts rely on", () => {
  const lost = (mode: string, name: string) => (source: string) =>
    source.replace(new RegExp(`( {2}${mode}:[\\s\\S]*?) {4}${name}: >-\\n(?: {6}.*\\n)+`), "$1");
  expect(told("statements.yaml", lost("whatsapp", "collection"))).toEqual([
    "whatsapp: → Falta aqui a frase “collection”, que os textos legais citam. Copie-a da última versão boa (no GitHub, History).",
  ]);
  expect(told("statements.yaml", lost("external", "sharing"))).toEqual([
    "external: → Falta aqui a frase “sharing”, que os textos legais citam. Copie-a da última versão boa (no GitHub, History).",
  ]);
});
