/**
 * Inline script: replaces the URL's path with the canonical one before Gatsby reads it.
 *
 * Hosts serve `/servicos` also at `/servicos/`, `/servicos/index.html` and `//servicos`. Gatsby would navigate from there to
 * the canonical path during hydration, which causes a mismatch. Gatsby also decodes the fragment, initially and on each change,
 * and throws a URIError for a stray percent sign (`#100%`), so the script escapes it.
 *
 * @param path the page's canonical path
 */
export const canonicalUrl = (path: string) => `{
const normalize = (path) => {
  let { hash } = location;
  try { decodeURI(hash); } catch { hash = hash.replaceAll("%", "%25"); }
  if (path !== location.pathname || hash !== location.hash)
    history.replaceState(history.state, "", path + location.search + hash);
};
normalize(${JSON.stringify(path)});
addEventListener("popstate", () => normalize(location.pathname));
}`;
