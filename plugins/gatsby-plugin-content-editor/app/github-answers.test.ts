import { expect, it } from "@jest/globals";
import { answers } from "../../../tests/support/github-answers";
import { explain } from "./github-answers";

const now = Date.UTC(2026, 10, 27, 18, 0);

const clock = (...time: [number, number]) =>
  new Date(Date.UTC(2026, 10, 27, ...time))
    .toLocaleTimeString("pt-BR", { hour: "numeric", minute: "2-digit" })
    .replace(":", "h");

function explained(name: keyof typeof answers) {
  const answer: { status: number; headers?: Record<string, string>; json?: unknown } = answers[name];
  return explain({ status: answer.status, headers: new Headers(answer.headers), body: answer.json }, now);
}

it.each<[keyof typeof answers, string]>([
  ["invalidToken", "O código de acesso não vale"],
  ["noRight", "Entre com outro, que se cria no GitHub"],
  ["forbidden", "Entre com outro, que se cria no GitHub"],
  ["primaryLimit", `Tente de novo depois das ${clock(18, 30)}.`],
  ["secondaryLimit", `Tente de novo depois das ${clock(18, 1)}.`],
  ["tooMany", `Tente de novo depois das ${clock(18, 2)}.`],
  ["limitOfQueries", "Tente de novo daqui a uma hora."],
  ["renamed", "O GitHub não mostra o repositório do site"],
  ["conflict", "O site mudou neste instante"],
  ["rule", "“Changes must be made through a pull request.”"],
])("says of the refusal %s, which is certain, what the owner can do", (name, sentence) => {
  expect(explained(name)).toMatchObject({ message: expect.stringContaining(sentence), isCertain: true });
});

it.each<[keyof typeof answers, string]>([
  ["archived", "“Repository was archived so is read-only.”"],
  ["singleSignOn", "SAML"],
  ["addressList", "IP allow list"],
  ["lifetime", "lifetime"],
  ["suspended", "“Sorry. Your account was suspended.”"],
  ["unverified", "email address must be verified"],
  ["blocked", "“Repository access blocked”"],
])("quotes GitHub's refusal %s, for which another code is no remedy", (name, reason) => {
  const { message = "", isCertain } = explained(name) ?? {};
  expect(message).toContain(reason);
  expect(message).not.toMatch(/[Cc]rie outro|código/);
  expect(isCertain).toBe(true);
});

it.each<[keyof typeof answers, string]>([
  ["untyped", "“Something went wrong while executing your query.”"],
  ["unavailable", "O GitHub está com um problema (erro 503)"],
  ["brokenGateway", "O GitHub está com um problema (erro 502)"],
  ["networkThatAsks", "A rede deste aparelho respondeu no lugar do GitHub"],
  ["network", "A rede deste aparelho respondeu no lugar do GitHub"],
])("says of the failure %s what has happened, and not that nothing was saved", (name, sentence) => {
  expect(explained(name)).toMatchObject({ message: expect.stringContaining(sentence), isCertain: false });
});

it("says nothing of a success", () => {
  expect(explain({ status: 200, headers: new Headers(), body: { data: {} } }, now)).toBeUndefined();
});
