import type { Business } from "../model/content-files";
import { folded } from "../model/formats/choice";
import type { Town } from "./derived-fields";
import municipalities from "./municipalities.json";

/** The state whose outline is `static/pernambuco.svg`, of 504 × 180 units. */
const stateOfMap = "PE";

/** The outline's projection, fitted to twelve towns: units a degree, and the origin. Accurate to a unit or two, some 2 km. */
const scale = { x: 74.94, y: -74.39 };
const origin = { x: 3106.3, y: -533.4 };

/** Fernando de Noronha lies 545 km off the coast: in a box in the sea, as maps of the state have it. */
const inset = { name: "Fernando de Noronha", x: 486, y: 162 };

/**
 * Latitude and longitude, in degrees, of the seats of Pernambuco's 184 municipalities and of Fernando de Noronha, to two decimals (1 km).
 * Data of IBGE, from https://github.com/kelvins/municipios-brasileiros of 10 December 2025 (MIT licence, © 2016 Kelvin S. do Prado).
 */
const positions: ReadonlyMap<string, number[]> = new Map(
  Object.entries(municipalities).map(([name, place]) => [folded(name), place]),
);

function placeOf(name: string): Pick<Town, "x" | "y" | "isInset"> | undefined {
  const key = folded(name);
  if (key === folded(inset.name)) return { x: inset.x, y: inset.y, isInset: true };
  const [latitude, longitude] = positions.get(key) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const [x, y] = [scale.x * longitude + origin.x, scale.y * latitude + origin.y];
  return { x: Math.round(x), y: Math.round(y), isInset: false };
}

/** How far apart numbers stand at least, in units of the outline: as far as their rings are wide. */
const ringWidth = 30;

/**
 * The towns served that are in the map's state, in the order of their numbers, and last, if it is not served, that of the business. Empty if
 * no towns are named, or if the business is in another state.
 */
export function townsOnMap({ servedTowns, address }: Pick<Business, "servedTowns" | "address">): Town[] {
  if (!servedTowns || address.state !== stateOfMap) return [];
  const isSeat = (name: string) => folded(name) === folded(address.city);
  const named = servedTowns.some(isSeat) ? servedTowns : [...servedTowns, address.city];
  const towns = named.flatMap((name) => {
    const place = placeOf(name);
    return place ? [{ name, ...place, isSeat: isSeat(name) }] : [];
  });
  const areApart = towns.every((one, index) =>
    towns.slice(0, index).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= ringWidth),
  );
  return towns.map((town, index) => ({
    ...town,
    number: areApart && servedTowns.includes(town.name) ? index + 1 : undefined,
  }));
}
