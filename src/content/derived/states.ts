/** The states of Brazil and the federal district, by abbreviation. */
export const states = {
  AC: "Acre",
  AL: "Alagoas",
  AM: "Amazonas",
  AP: "Amapá",
  BA: "Bahia",
  CE: "Ceará",
  DF: "Distrito Federal",
  ES: "Espírito Santo",
  GO: "Goiás",
  MA: "Maranhão",
  MG: "Minas Gerais",
  MS: "Mato Grosso do Sul",
  MT: "Mato Grosso",
  PA: "Pará",
  PB: "Paraíba",
  PE: "Pernambuco",
  PI: "Piauí",
  PR: "Paraná",
  RJ: "Rio de Janeiro",
  RN: "Rio Grande do Norte",
  RO: "Rondônia",
  RR: "Roraima",
  RS: "Rio Grande do Sul",
  SC: "Santa Catarina",
  SE: "Sergipe",
  SP: "São Paulo",
  TO: "Tocantins",
} as const;

export type State = keyof typeof states;

export const stateCodes = Object.keys(states) as [State, ...State[]];

/** Names in an order in which “Mato Grosso do Sul” is matched before “Mato Grosso”. */
export const longestFirst = (names: readonly string[]) => [...names].sort((one, other) => other.length - one.length);

/** The names that stand in a text as whole words; of “Mato Grosso do Sul”, not “Mato Grosso”. */
export function namesIn(text: string, names: readonly string[]): string[] {
  return text.match(new RegExp(`(?<!\\p{L})(?:${longestFirst(names).join("|")})(?!\\p{L})`, "gu")) ?? [];
}
