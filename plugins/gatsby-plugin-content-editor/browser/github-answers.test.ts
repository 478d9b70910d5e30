import { expect, it } from "@jest/globals";
import { answers } from "../../../tests/support/github-answers";
import { explain } from "./github-answers";

const now = Date.UTC(2026, 10, 27, 18, 0);

const clock = (...time: [number, number]) =>
  new Date(Date.UTC(2026, 10, 27, ...time)).toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });

it.each<[keyof typeof answers, string]>([
  ["invalidToken", "O código de acesso não vale"],
  ["noRight", "O código de acesso não tem direito a isto"],
  ["forbidden", "O código de acesso não tem direito a isto"],
  ["primaryLimit", `Tente de novo depois das ${clock(18, 30)}.`],
  ["secondaryLimit", `Tente de novo depois das ${clock(18, 1)}.`],
  ["tooMany", `Tente de novo depois das ${clock(18, 2)}.`],
  ["limitOfQueries", "Tente de novo daqui a uma hora."],
  ["renamed", "O GitHub não mostra o repositório do site"],
  ["conflict", "O site mudou neste instante"],
  ["rule", "“Changes must be made through a pull request.”"],
  ["unavailable", "O GitHub está com um problema (erro 503)"],
  ["brokenGateway", "O GitHub está com um problema (erro 502)"],
  ["networkThatAsks", "A rede deste aparelho respondeu no lugar do GitHub"],
  ["network", "A rede deste aparelho respondeu no lugar do GitHub"],
])("says of GitHub's answer %s what the owner can do", (name, sentence) => {
  const answer: { status: number; headers?: Record<string, string>; json?: unknown } = answers[name];
  const headers = new Headers(answer.headers);
  expect(explain({ status: answer.status, headers, body: answer.json }, now)).toContain(sentence);
});

it("says nothing of a success", () => {
  expect(explain({ status: 200, headers: new Headers(), body: { data: {} } }, now)).toBeUndefined();
});
