import { error, type FileRule, type Found, warning } from "./rule";

/** The entries of a list that are marked, but for the first. */
function* secondMarked(
  list: string,
  field: string,
  entries: readonly { name: string; isMarked: boolean | undefined }[],
  message: (names: string) => string,
): Generator<Found> {
  const marked = [...entries.entries()].filter(([, { isMarked }]) => isMarked);
  const names = new Intl.ListFormat("pt-BR").format(marked.map(([, { name }]) => `“${name}”`));
  for (const [index] of marked.slice(1)) yield error([list, index, field], message(names));
}

/** One service is the emergency, which stands first. */
export const oneUrgentService: FileRule<"services.yaml"> = ({ services }) =>
  secondMarked(
    "services",
    "urgent",
    services.map(({ title, urgent }) => ({ name: title, isMarked: urgent })),
    (names) =>
      `Só um serviço pode ser a emergência, e aqui são ${names}. Desmarque os outros (no arquivo, apague a linha urgent).`,
  );

/** One plan is the most popular. */
export const onePopularPlan: FileRule<"plans.yaml"> = ({ plans = [] }) =>
  secondMarked(
    "plans",
    "popular",
    plans.map(({ name, popular }) => ({ name, isMarked: popular })),
    (names) =>
      `Só um plano pode ser o mais popular, e aqui são ${names}. Desmarque os outros (no arquivo: popular: false).`,
  );

const unnamed = (subject: string, slot: string) =>
  `Sem ${slot}, a mensagem é a mesma para todos, e quem a recebe não sabe de qual ${subject} se trata. Ponha ${slot} no texto.`;

/** The chat says which of the services is meant. */
export const serviceNamedInChat: FileRule<"services.yaml"> = function* ({ services, message }) {
  if (services.length > 1 && !message.includes("{title}")) yield warning(["message"], unnamed("serviço", "{title}"));
};

/** The chat says which of the plans is meant. */
export const planNamedInChat: FileRule<"plans.yaml"> = function* ({ plans = [], greeting }) {
  if (plans.length > 1 && !greeting.includes("{name}")) yield warning(["greeting"], unnamed("plano", "{name}"));
};

/** Numbered steps count on; others may be called by letters. */
export const stepsInOrder: FileRule<"steps.yaml"> = function* ({ steps }) {
  if (!steps.every(({ number }) => /^\d+$/.test(number))) return;
  const index = steps.findIndex(({ number }, at) => at > 0 && Number(number) !== Number(steps[at - 1]?.number) + 1);
  if (index > 0)
    yield warning(
      ["steps", index, "number"],
      `Depois da etapa ${steps[index - 1]?.number} vem aqui a ${steps[index]?.number}. Confira os números e a ordem.`,
    );
};

/** Statements that the legal texts rely on, whatever the mode; of a service's photos, all that the law wants the visitor told. */
const needed = {
  photos: ["notice"],
  form: ["heading", "summary", "collection", "retention", "terms", "channels"],
  plans: [],
  prices: ["terms"],
  air: ["terms"],
} as const;

const ofServicePhotos = ["summary", "records", "purpose", "sharing", "retention", "cookies"];

/** Each mode has the statements that the legal texts rely on. */
export const neededStatements: FileRule<"statements.yaml"> = function* (statements) {
  for (const [subject, names] of Object.entries(needed) as [keyof typeof needed, readonly string[]][]) {
    for (const [mode, given] of Object.entries(statements[subject])) {
      for (const name of mode === "external" ? [...names, ...ofServicePhotos] : names) {
        if (name in given) continue;
        yield error(
          [subject, mode],
          `Falta aqui a frase “${name}”, que os textos legais citam. Copie-a da última versão boa (no GitHub, History).`,
        );
        break;
      }
    }
  }
};
