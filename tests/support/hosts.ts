import { existsSync, statSync } from "node:fs";
import path from "node:path";
import type { RequestHandler } from "express";
import { headersOf, type Server, serve } from "../../plugins/gatsby-plugin-static-host/built-site";

/* How the hosts of an exported site answer; `docs/hosts.md` says where each rule is from. */

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/**
 * Serves a folder as GitHub Pages does: a file, or the file with `.html`, before a folder, to which it redirects; no headers of the
 * site's own.
 */
export const serveAsGitHubPages = (folder: string): Promise<Server> =>
  serve(({ path: address }, response) => {
    const at = (name: string) => path.join(folder, decodeURI(name));
    const notFound = () => response.status(404).type("text").send("Not found");
    // It does not take two slashes for one.
    if (address.includes("//")) return notFound();
    const file = [address, `${address}.html`, `${address}index.html`].map(at).find(isFile);
    if (file) return response.sendFile(file, { cacheControl: false, headers: { "Cache-Control": "max-age=600" } });
    if (isFile(at(`${address}/index.html`))) return response.redirect(301, `${address}/`);
    return notFound();
  });

/**
 * Serves a folder as Cloudflare Pages does: `servicos.html` at `/servicos` alone, to which it redirects from `/servicos/`; its
 * redirects and headers; `404.html` at unknown URLs.
 *
 * @param redirects rules of the `_redirects` file: from, to, status
 */
export async function serveAsCloudflarePages(folder: string, redirects: readonly string[][]): Promise<Server> {
  const redirect: RequestHandler = ({ path: address }, response, next) => {
    const [, target, status] = redirects.find(([from]) => from === address) ?? [];
    return target ? response.redirect(Number(status), target) : next();
  };
  return serve(await headersOf(folder), redirect, (request, response) => {
    const address = decodeURI(request.path).replace(/^\/+/, "/");
    const at = (file: string) => path.join(folder, file);
    const page = address.replace(/(\/index)?\.html$|\/$/, "");
    const isPage = (name: string) => isFile(at(`${name || "/index"}.html`));
    const send = (file: string) => response.sendFile(at(file), { cacheControl: false });
    if (address === "/" || (isPage(address) && !address.endsWith("/"))) return send(`${page || "/index"}.html`);
    if (address.endsWith(".html") ? isFile(at(address)) : isPage(page)) return response.redirect(308, page || "/");
    if (isFile(at(address))) return send(address);
    response.status(404);
    return send("404.html");
  });
}
