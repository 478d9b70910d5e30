/** Replaces the drawings that webpack takes from a sheet: none. */
export default {};
