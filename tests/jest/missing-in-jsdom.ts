import { TextEncoder } from "node:util";

/** What every browser has and jsdom lacks. `tests/jest/popover.ts` and the tests themselves bring what only some of them need. */
Object.assign(globalThis, {
  TextEncoder,
  // A small screen of a visitor without any preference.
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});

/*
 * To find out which controls match `:invalid` in a style sheet, jsdom tells the page of each invalid one, as if the visitor had
 * tried to submit: what is only about a style is kept from the page.
 */
const computeStyle = window.getComputedStyle;
const silence = (event: Event) => event.stopImmediatePropagation();

window.getComputedStyle = (...element) => {
  window.addEventListener("invalid", silence, true);
  try {
    return computeStyle(...element);
  } finally {
    window.removeEventListener("invalid", silence, true);
  }
};
