/** Returns the shapes of a drawing's SVG file, without its root element, title and styles. */
const shapesOf = (svg) => svg.replace(/^[\s\S]*<\/style>|<\/svg>\s*$/g, "").replace(/\n */g, "");

/** A webpack loader: importing a drawing gives its shapes, as a string. */
module.exports = (svg) => `export default ${JSON.stringify(shapesOf(svg))};`;
module.exports.shapesOf = shapesOf;
