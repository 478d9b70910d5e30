/** Size of `cold-room.svg`, in its own units. */
export const coldRoomSize = { width: 720, height: 470 };

/** Box of the temperature display, in units of the drawing. */
export const display = { left: 116, top: 108, width: 106, height: 40 };

/** The parts of the cold room that have a numbered balloon: its centre, and where its leader points to. */
export const parts = {
  door: { balloon: [86, 140], tip: [69, 196] },
  evaporator: { balloon: [376, 30], tip: [376, 114] },
  compressor: { balloon: [562, 132], tip: [576, 206] },
  condenser: { balloon: [664, 100], tip: [664, 158] },
  display: { balloon: [176, 30], tip: [176, 112] },
} as const;

export type Part = keyof typeof parts;
