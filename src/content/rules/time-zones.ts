import type { State } from "../derived/states";

/** Time zones of the states whose clocks are not Brasília's. */
const otherZones: Readonly<Partial<Record<State, readonly string[]>>> = {
  AC: ["America/Rio_Branco"],
  AM: ["America/Manaus", "America/Eirunepe"],
  MS: ["America/Campo_Grande"],
  MT: ["America/Cuiaba"],
  PE: ["America/Recife", "America/Noronha"],
  RO: ["America/Porto_Velho"],
  RR: ["America/Boa_Vista"],
};

const zonesOf = (state: State) => otherZones[state] ?? ["America/Sao_Paulo"];

/** The usual time zone of a state: `America/Recife`. */
export const usualZoneOf = (state: State): string => zonesOf(state)[0] ?? "";

/** How a zone's clocks differ from Greenwich's: `GMT-3`. */
const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;

/** Whether clocks in a time zone may show the time of a state. */
export const isZoneOf = (timeZone: string, state: State): boolean =>
  zonesOf(state).map(offsetOf).includes(offsetOf(timeZone));
