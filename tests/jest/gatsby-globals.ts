/** Globals of Gatsby's runtime that its `Link` needs. */
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __TRAILING_SLASH__: "never",
  ___loader: { enqueue: () => ({ abort() {} }), hovering() {} },
});
