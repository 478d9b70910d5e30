/**
 * Inline script for the head: puts the page's canonical path into the address bar before any other script reads it.
 *
 * Hosts answer `/servicos/`, `/servicos/index.html` and `//servicos` with the page of `/servicos`. Gatsby would navigate from there to
 * the canonical path while it hydrates, and React would then find another page than the one in the HTML. It also decodes the
 * fragment, at the start and whenever it changes, and a stray percent sign (`#100%`) ends it with a URIError: such a sign is escaped.
 *
 * The script element carries the path in `data-path`, so that the text, and its hash in the policy, are the same on all pages.
 */
export const canonicalAddress = `
const normalize = (path) => {
  let { hash } = location;
  try { decodeURI(hash); } catch { hash = hash.replaceAll("%", "%25"); }
  if (path !== location.pathname || hash !== location.hash)
    history.replaceState(history.state, "", path + location.search + hash);
};
normalize(document.currentScript.dataset.path);
addEventListener("popstate", () => normalize(location.pathname));
`;
