/** What Gatsby's runtime gives the page besides its modules, so that its real `Link` works in tests. */
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __TRAILING_SLASH__: "never",
  ___loader: { enqueue: () => ({ abort() {} }), hovering() {} },
});
