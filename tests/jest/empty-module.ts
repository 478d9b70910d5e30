/** Replaces what webpack makes of a font file or a sheet of drawings. */
export default {};
