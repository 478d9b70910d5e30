/** Stands in for the address under which webpack serves a typeface. */
export default "/static/archivo.woff2";
