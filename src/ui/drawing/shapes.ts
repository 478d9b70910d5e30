/** Size of the cold room's drawings, in their own units: `cold-room.svg`, and those of its parts, which have the same. */
export const coldRoomSize = { width: 720, height: 470 };

/** The files that make the cold room, from back to front. */
export const coldRoomFiles = ["cold-room", "condensing-unit", "compressor", "condenser", "evaporator"] as const;

/** Places of `fan.svg` in the cold room. */
export const coldRoomFans = {
  condenser: "translate(663 214) scale(.4)",
  evaporator: "matrix(.19 .1045 0 .33 336 152)",
};

/** Box of the temperature display, in units of the drawing. */
export const display = { left: 116, top: 108, width: 106, height: 40 };

/** The parts of the cold room that may have a numbered balloon: its centre, a finger's width from the next one, and where its leader points to. */
export const parts = {
  door: { balloon: [58, 156], tip: [60, 206] },
  evaporator: { balloon: [376, 34], tip: [376, 114] },
  compressor: { balloon: [546, 120], tip: [572, 206] },
  condenser: { balloon: [664, 100], tip: [664, 158] },
  display: { balloon: [182, 34], tip: [182, 108] },
} as const;

export type Part = keyof typeof parts;
