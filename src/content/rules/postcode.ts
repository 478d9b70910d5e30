/**
 * How the postcodes (CEP) of each state begin, compared with
 * https://www.estadosecapitaisdobrasil.com/sem-categoria/cep-do-brasil-lista-de-cep-das-cidades-brasileiras/
 */
const beginnings: Readonly<Record<string, RegExp>> = {
  AC: /^699/,
  AL: /^57/,
  AM: /^69[0-24-8]/,
  AP: /^689/,
  BA: /^4[0-8]/,
  CE: /^6[0-3]/,
  DF: /^7(?:[01]|2[0-7]|3[0-6])/,
  ES: /^29/,
  GO: /^7(?:2[89]|3[7-9]|[45]|6[0-7])/,
  MA: /^65/,
  MG: /^3/,
  MS: /^79/,
  MT: /^78/,
  PA: /^6(?:[67]|8[0-8])/,
  PB: /^58/,
  PE: /^5[0-6]/,
  PI: /^64/,
  PR: /^8[0-7]/,
  RJ: /^2[0-8]/,
  RN: /^59/,
  RO: /^76[89]/,
  RR: /^693/,
  RS: /^9/,
  SC: /^8[89]/,
  SE: /^49/,
  SP: /^[01]/,
  TO: /^77/,
};

/** Whether a postcode, `55000-000`, may be of a state. */
export const isOfState = (postcode: string, state: string): boolean => beginnings[state]?.test(postcode) ?? true;
