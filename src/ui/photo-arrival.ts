/** Attribute of a photo that has loaded; styles hide it until then, and for good if it fails. */
export const arrivedAttribute = "data-arrived";

export const markArrived = (image: HTMLImageElement) => image.setAttribute(arrivedAttribute, "");

/**
 * Inline script: marks photos that load before hydration, which on a slow line comes seconds later, and from another page that the
 * browser restores.
 */
export const photoArrival = `
const arrive = (image) => {
  if (image.localName === "img" && image.naturalWidth > 0) image.setAttribute("${arrivedAttribute}", "");
};
[...document.images].forEach(arrive);
document.addEventListener("load", ({ target }) => arrive(target), { capture: true });
`;
