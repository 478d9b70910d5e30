/**
 * Wraps a PNG of 48 × 48 pixels as an icon file, for whoever asks for `/favicon.ico` without reading the page: feed readers, browsers for
 * files, search engines, which want a multiple of 48. An icon file may hold a PNG
 * (https://en.wikipedia.org/wiki/ICO_(file_format)#Outline): a header of 6 bytes, an entry of 16, then the picture.
 */
export function favicon(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // Type 1, one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(48, 6);
  header.writeUInt8(48, 7);
  // One plane, 32 bits a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
