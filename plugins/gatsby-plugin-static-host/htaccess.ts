import { everywhere, immutable, revalidated } from "./headers";

/** Types that an older Apache's table lacks, and without which browsers refuse a file, because of `nosniff`. */
const types = {
  "font/woff2": "woff2",
  "image/avif": "avif",
  "image/svg+xml": "svg",
  "image/webp": "webp",
  "text/javascript": "js",
  "text/vcard": "vcf",
};

const compressed =
  "text/html text/plain text/vcard text/xml text/javascript application/json application/xml image/svg+xml";

/**
 * The `.htaccess` file for Apache and LiteSpeed, which most shared hosting has: UTF-8, headers, compression, and `/servicos` without a
 * redirect to `/servicos/`. Other hosts do not read it. What an earlier site has left beside it, an `index.php` or rules of its own, has no
 * effect.
 *
 * No `Options`: where a host does not let its customers set them, every page is then an error 500 (Apache, "AllowOverride").
 */
export function htaccessFile(): string {
  const security = Object.entries(everywhere).map(([name, value]) => `  Header always set ${name} "${value}"`);
  return `AddDefaultCharset UTF-8
AddCharset UTF-8 .js .json .txt .vcf .xml
${Object.entries(types)
  .map(([type, ending]) => `AddType ${type} .${ending}`)
  .join("\n")}
DirectoryIndex index.html

<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^/(data|static)/|-[0-9a-f]{20}\\.js$" HASHED
</IfModule>
<IfModule mod_expires.c>
  ExpiresActive Off
</IfModule>
<IfModule mod_headers.c>
${security.join("\n")}
  Header set Cache-Control "${revalidated}"
  Header set Cache-Control "${immutable}" env=HASHED
</IfModule>

<IfModule mod_deflate.c>
  <IfModule mod_filter.c>
    AddOutputFilterByType DEFLATE ${compressed}
  </IfModule>
</IfModule>

<IfModule mod_rewrite.c>
  <IfModule mod_dir.c>
    DirectorySlash Off
  </IfModule>
  RewriteEngine On
  # Read by other hosts, or by Apache alone.
  RewriteRule ^(_headers|\\.htaccess)$ - [R=404,L]
  # One address for each page: //x and /x//y, then /index.html, then /x/ and /x/index.html. By the raw request: a decoded address may
  # contain line breaks (header injection). What stands before // is none of it, so no target begins with // (open redirect).
  RewriteCond %{THE_REQUEST} "^\\S+ ((?:/[^ ?]*?)??)//+([^ ?]*)"
  RewriteRule ^ %1/%2 [R=301,NE,L]
  RewriteCond %{THE_REQUEST} "^\\S+ /index\\.html[ ?]"
  RewriteRule ^ / [R=301,L]
  RewriteCond %{THE_REQUEST} "^\\S+ (/[^ ?]+?)/(index\\.html)?[ ?]"
  RewriteRule ^ %1 [R=301,NE,L]
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.+)$ $1/index.html [L]
  # No lists of files.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]
</IfModule>
`;
}
