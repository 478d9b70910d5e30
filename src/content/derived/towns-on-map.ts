import type { Town } from "./derived-fields";

/** Towns on the map of Pernambuco, `ui/drawing/pernambuco.svg`, in its units: x, y, and where the name stands if not above. */
export const towns: Readonly<Record<string, readonly [x: number, y: number, below?: number]>> = {
  Araripina: [70, 30],
  Petrolina: [70, 167],
  Salgueiro: [174, 67],
  "Serra Talhada": [236, 61, 20],
  Floresta: [215, 107],
  Petrolândia: [242, 136],
  Arcoverde: [329, 93, 20],
  Garanhuns: [371, 129, 20],
  Caruaru: [410, 83],
  Palmares: [439, 113],
  Goiana: [483, 28],
  Recife: [492, 65],
};

/** The towns served, and first, larger, that of the business, if the map has it. Empty if no towns are named. */
export function townsOnMap(served: readonly string[] | undefined, seat: string): Town[] {
  if (!served) return [];
  return [...new Set([seat, ...served])].flatMap((name) => {
    const [x, y, nameY = -11] = towns[name] ?? [];
    return x === undefined || y === undefined ? [] : [{ name, x, y, radius: name === seat ? 8 : 5, nameY }];
  });
}
