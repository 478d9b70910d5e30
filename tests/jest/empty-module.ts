/** Replaces what webpack makes of a sheet of drawings. */
export default {};
