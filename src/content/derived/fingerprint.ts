/**
 * A short text that differs if the value does, for the address of a file that is made from it: a browser keeps a file under its address for
 * as long as the host lets it. FNV-1a with 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/), since derivation also runs in the
 * editor, and browsers hash only asynchronously.
 */
export const fingerprint = (value: unknown): string =>
  (
    new TextEncoder()
      .encode(JSON.stringify(value))
      .reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5) >>> 0
  ).toString(16);
