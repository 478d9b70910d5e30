import { type HeaderRule, headersFor } from "./headers";

/** What nginx compresses beside HTML, and how: a level that costs little and is near the best. */
const compression = [
  "gzip on;",
  "gzip_vary on;",
  "gzip_comp_level 6;",
  "gzip_min_length 512;",
  "gzip_types application/javascript application/json application/manifest+json application/xml image/svg+xml text/plain text/xml;",
];

const quoted = (value: string) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/** A location with all its headers: nginx forgets those of the levels above as soon as one stands in it. */
function location(match: string, headers: Record<string, string>, ...directives: string[]): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  return [`location ${match} {`, ...[...directives, ...lines].map((line) => `  ${line}`), "}"];
}

/** The rules as an include file for a `server` block of nginx, whose `root` is the folder `public/`. */
export function nginxConfiguration(rules: readonly HeaderRule[], routes: readonly string[]): string {
  const page = (route: string) => {
    const show = `try_files ${route === "/" ? "" : route}/index.html =404;`;
    const withoutSlash = route === "/" ? [] : [`location = ${route}/ { return 301 ${route}$is_args$args; }`];
    return [...location(`= ${route}`, headersFor(rules, route), show), ...withoutSlash];
  };
  const file = ({ path }: HeaderRule) =>
    location(
      path.endsWith("*") ? `^~ ${path.slice(0, -1)}` : `= ${path}`,
      headersFor(rules, path),
      ...(path.startsWith("/admin/") ? ["index index.html;"] : []),
    );
  return [
    "# For a server block of nginx whose root is the folder public/. Made by each build; changes here are lost.",
    ...compression,
    "absolute_redirect off;",
    "charset utf-8;",
    ...routes.flatMap(page),
    ...rules.filter(({ path }) => path !== "/*" && !routes.includes(path)).flatMap(file),
    // Addresses with a slash at their end are no files: the pages have none.
    ...location("/", headersFor(rules, "/*"), "try_files $uri =404;"),
    "",
  ].join("\n");
}
