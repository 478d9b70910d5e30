import { TextDecoder, TextEncoder } from "node:util";

/** Browser APIs that jsdom lacks. */
Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  // Elements have no size.
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  // A small screen without any preference.
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
