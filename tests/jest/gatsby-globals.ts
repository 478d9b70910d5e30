/**
 * What Gatsby's runtime gives the page besides its modules, so that its real `Link` works in tests. Nothing is prefetched, and going
 * to another page only changes the address.
 */
Object.assign(globalThis, {
  __PATH_PREFIX__: "",
  __BASE_PATH__: "",
  __TRAILING_SLASH__: "never",
  GATSBY___IMAGE: true,
  ___loader: { enqueue: () => ({ abort() {} }), hovering() {} },
  ___navigate: (path: string) => {
    window.history.pushState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate"));
  },
});
