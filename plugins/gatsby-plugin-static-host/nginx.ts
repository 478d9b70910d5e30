import { everywhere, immutable, revalidated } from "./headers";

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** The headers of every response; `always` includes errors and redirects. */
const security = Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** A location block. A location's own `add_header` drops the inherited ones, so each repeats them. */
function location(match: string, cacheControl: string, ...directives: string[]): string[] {
  // Without `always`: a 404 must not be cached for a year.
  const headers = [...security, `add_header Cache-Control ${quoted(cacheControl)};`];
  return [`location ${match} {`, ...[...directives, ...headers].map((line) => `  ${line}`), "}"];
}

/** Redirects with the raw request URI: nginx's decoded one may contain line breaks (header injection). */
const redirect = (pattern: string, target: string) =>
  `if ($request_uri ~ ${quoted(pattern)}) { return 301 ${target}; }`;

/**
 * An include file for a `server` block of nginx whose `root` is the published folder. It does not depend on the build, so a new
 * build needs no reload.
 */
export function nginxConfiguration(): string {
  return [
    "# For a server block of nginx whose root is the folder public/. Made by each build; changes here are lost.",
    "gzip on;",
    "gzip_vary on;",
    "gzip_comp_level 6;",
    "gzip_min_length 512;",
    "gzip_types application/javascript application/json application/xml image/svg+xml text/javascript text/plain text/xml;",
    "absolute_redirect off;",
    "server_tokens off;",
    "charset utf-8;",
    "charset_types text/plain text/xml text/javascript application/javascript application/json;",
    "# For answers outside of the locations below, such as redirects.",
    ...security,
    "# One address for each page: //x and /x//y, then /index.html, then /x/ and /x/index.html.",
    redirect("^([^?]*?)//+([^?]*)(\\?.*)?$", "$1/$2$3"),
    redirect("^/index\\.html(\\?.*)?$", "/$1"),
    redirect("^([^?]+?)/(index\\.html)?(\\?.*)?$", "$1$3"),
    ...location("/", revalidated, "try_files $uri $uri/index.html =404;"),
    "# A folder's address, which can still come here with its slash encoded.",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx variables look the same.
    ...location("~ /$", revalidated, "try_files ${uri}index.html =404;"),
    ...location("^~ /static/", immutable),
    ...location('~ "^/[^/]+-[0-9a-f]{20}\\.js$"', immutable),
    "# A type that nginx's table lacks.",
    ...location("~ \\.vcf$", revalidated, "types {}", 'default_type "text/vcard; charset=utf-8";'),
    "# Read by other hosts.",
    "location = /_headers { return 404; }",
    "",
  ].join("\n");
}
