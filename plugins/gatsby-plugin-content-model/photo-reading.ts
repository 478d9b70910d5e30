import sharp from "sharp";

/**
 * How strictly photos are read, by the check, by the site and by gatsby-plugin-sharp alike: what the check accepts, the build reads.
 *
 * What cameras do: JPEGs of common phones have a scan header that the standard does not allow, or stray bytes between two segments.
 * libjpeg warns and decodes them, and so does every viewer and browser. sharp's default, `"warning"`, and that of gatsby-plugin-sharp,
 * refuse them; `"error"` refuses only what can't be decoded to its end, such as a file that was cut off
 * (https://sharp.pixelplumbing.com/api-constructor, `failOn`; levels since sharp 0.30, of February 2022).
 */
export const failOn = "error";

/** Opens a photo file. Its size is limited by the check. */
export const openPhoto = (file: string) => sharp(file, { failOn, limitInputPixels: false });
