/** Size of the cold room's drawings, in their own units: `cold-room.svg`, and those of its parts, which have the same. */
export const coldRoomSize = { width: 720, height: 592 };

/** The files that make the cold room, from back to front. */
export const coldRoomFiles = ["cold-room", "condensing-unit", "compressor", "condenser", "evaporator"] as const;

/** Places of `fan.svg` in the cold room. */
export const coldRoomFans = {
  condenser: "translate(673 321) scale(.39)",
  evaporator: "matrix(.193 .129 0 .46 312.5 200.5)",
};

/** Box of the temperature display, in units of the drawing. */
export const display = { left: 84, top: 148, width: 114, height: 48 };

/** The parts of the cold room that may have a numbered balloon: its centre, a finger's width from the next one, and where its leader points to. */
export const parts = {
  door: { balloon: [40, 208], tip: [76, 274] },
  evaporator: { balloon: [364, 34], tip: [364, 144] },
  compressor: { balloon: [548, 204], tip: [568, 284] },
  condenser: { balloon: [662, 178], tip: [662, 250] },
  display: { balloon: [141, 34], tip: [141, 148] },
} as const;

export type Part = keyof typeof parts;
