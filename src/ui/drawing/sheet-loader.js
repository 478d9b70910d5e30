/** Shapes of the drawings on a sheet, without their titles, by the `id` of its nested `svg` elements. */
const drawingsOf = (sheet) =>
  Object.fromEntries(
    Array.from(sheet.matchAll(/<svg id="(\w+)"[^>]*>([\s\S]*?)<\/svg>/g), ([, id, shapes]) => [
      id,
      shapes.replace(/<title>.*<\/title>|\n */g, ""),
    ]),
  );

/** A webpack loader: importing a sheet gives the shapes of its drawings, by their names. */
module.exports = (sheet) => `export default ${JSON.stringify(drawingsOf(sheet))};`;
