/**
 * Styles for HTML that is still arriving. Browsers paint what they have, often half a header or a card without its button, and what
 * comes next would move it. So the last element so far is not shown before the one after it begins: of the shell, and of `main` each
 * section. The shell ends with elements that are never shown, so that none of its parts stays hidden.
 */
export const arrivingHtml = `
#___gatsby>*>:is(header,footer,aside):not(:has(+*)),main:not(:has(+*))>section:not(:has(+*))>*{visibility:hidden}
`.trim();
