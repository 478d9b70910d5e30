import { TextEncoder } from "node:util";

/** What every browser has and jsdom lacks. */
Object.assign(globalThis, {
  TextEncoder,
  // A small screen of a visitor without any preference.
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
