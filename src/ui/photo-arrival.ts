/** Attribute of a photo that has loaded; styles hide it until then, and for good if it fails. */
export const arrivedAttribute = "data-arrived";

/** Makes a photo fade in. */
export const markArrived = (image: HTMLImageElement) => image.setAttribute(arrivedAttribute, "");

/**
 * Inline script: marks photos as they load, without waiting for hydration, which on a slow line comes seconds later. The editor's
 * preview lacks it; there the photo's `onLoad` does the same.
 */
export const photoArrival = `
const arrive = (image) => {
  if (image.localName === "img" && image.naturalWidth > 0) image.setAttribute("${arrivedAttribute}", "");
};
[...document.images].forEach(arrive);
document.addEventListener("load", ({ target }) => arrive(target), { capture: true });
`;
