/** Size of `cold-room.svg`, in its own units. */
export const coldRoomSize = { width: 720, height: 470 };

/** Box of the temperature display, in units of the drawing. */
export const display = { left: 134, top: 110, width: 106, height: 40 };

/** Returns the shapes of an SVG file of this folder, without its root element, title and styles. */
export const shapesOf = (svg: string) => svg.replace(/^[\s\S]*<\/style>|<\/svg>\s*$/g, "").replace(/\n */g, "");
