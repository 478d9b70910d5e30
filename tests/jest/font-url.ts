/** Replaces webpack's URL of a font file. */
export default "/static/archivo.woff2";
