import type { Town } from "./derived-fields";
import { type Municipality, municipalities } from "./municipalities";

/** Size of `static/pernambuco.svg`. */
const sheet = { width: 504, height: 180 };

/** Its projection, fitted to twelve towns: units a degree, and the origin. Accurate to a unit or two, some 2 km. */
const scale = { x: 74.94, y: -74.39 };
const origin = { x: 3106.3, y: -533.4 };

/** Fernando de Noronha lies 545 km off the coast: in a box in the sea, as maps of the state have it. */
const inset = { name: "Fernando de Noronha", x: 486, y: 162 };

/** Radius of the dot of the business's own town, and of another. */
const radius = { seat: 8, other: 5 };

/**
 * Width of a letter, and what a line takes above and below its base line, in the widest system font, DejaVu Sans Bold. On a phone the map is
 * half as large, and browsers round the height of a line up.
 */
const letter = { width: 12, above: 18, below: 7 };

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Place = Pick<Town, "nameX" | "nameY" | "anchor">;
type Dot = Pick<Town, "name" | "x" | "y" | "radius">;

/** Base lines above and below a dot, and how far a name may be off the dot's middle there. */
const lines = [-11, 24, -16, 29];
const shifts = [20, -20, 32, -32];

const below: Place = { nameX: 0, nameY: 24, anchor: "middle" };
const right: Place = { nameX: 11, nameY: 6, anchor: "start" };
const left: Place = { nameX: -11, nameY: 6, anchor: "end" };

/** Where a name may stand, best first: above its dot, below, beside it, or to one side of its middle. */
const places: readonly Place[] = [
  ...lines.map((nameY) => ({ nameX: 0, nameY, anchor: "middle" }) as const),
  ...lines.map((nameY) => ({ nameX: 0, nameY, anchor: "end" }) as const),
  right,
  left,
  ...shifts.flatMap((nameX) => lines.map((nameY) => ({ nameX, nameY, anchor: "middle" }) as const)),
  ...lines.map((nameY) => ({ nameX: 0, nameY, anchor: "start" }) as const),
];

/** Where the names of some larger towns stand if they can, because above the dot they would cross the border. */
const inland: Partial<Record<string, Place>> = {
  Araripina: right,
  Petrolina: { ...right, nameX: 18 },
  Salgueiro: left,
  "Serra Talhada": below,
  Arcoverde: left,
  Goiana: left,
  Recife: left,
};

/** The box of a name at a place. */
function boxOf({ name, x, y }: Pick<Town, "name" | "x" | "y">, { nameX, nameY, anchor }: Place): Box {
  const width = name.length * letter.width;
  const left = x + nameX - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y + nameY - letter.above, bottom: y + nameY + letter.below };
}

function positionOf(name: string): Pick<Town, "x" | "y"> | undefined {
  if (name === inset.name) return inset;
  const [latitude, longitude] = municipalities[name as Municipality] ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return { x: Math.round(scale.x * longitude + origin.x), y: Math.round(scale.y * latitude + origin.y) };
}

/** Where each town's name stands, if it is placed in this order; towns whose names have no room are left out. */
function placed(towns: readonly Dot[], dots: readonly Box[]): Map<string, Place> {
  const taken: Box[] = [];
  const found = new Map<string, Place>();
  for (const town of towns) {
    const isFree = (place: Place, others: readonly Box[]) => {
      const box = boxOf(town, place);
      const isInside =
        box.left >= -4 && box.right <= sheet.width + 4 && box.top >= -8 && box.bottom <= sheet.height + 8;
      return isInside && !others.some((other) => meet(box, other));
    };
    const best = inland[town.name];
    const wanted = best ? [best, ...places] : places;
    // Rather over a dot than nowhere: names have an outline.
    const place =
      wanted.find((each) => isFree(each, [...dots, ...taken])) ?? wanted.find((each) => isFree(each, taken));
    if (!place) continue;
    taken.push(boxOf(town, place));
    found.set(town.name, place);
  }
  return found;
}

/**
 * The towns served, and first, larger, that of the business, if it is in Pernambuco. Empty if no towns are named. Names do not cover each
 * other: one that has no room is left out, and only its dot is shown.
 */
export function townsOnMap(served: readonly string[] | undefined, seat: string): Town[] {
  const names = served ? [...new Set([seat, ...served])] : [];
  const towns = names.flatMap((name): Dot[] => {
    const position = positionOf(name);
    return position ? [{ name, x: position.x, y: position.y, radius: name === seat ? radius.seat : radius.other }] : [];
  });
  const dots: Box[] = towns.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }));
  // In the owner's order, and then with each town first: what comes first has the best place, and may leave none for others.
  const orders = [towns, ...towns.map((first) => [first, ...towns.filter((town) => town !== first)])];
  const [best = new Map<string, Place>()] = orders
    .map((order) => placed(order, dots))
    .sort((one, other) => other.size - one.size);
  return towns.map((town) => ({
    ...town,
    ...(best.get(town.name) ?? { nameX: 0, nameY: 0, anchor: "middle" }),
    isNamed: best.has(town.name),
    isInset: town.name === inset.name,
  }));
}
