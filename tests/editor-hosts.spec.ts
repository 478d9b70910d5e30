import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { hostedBackend } from "../plugins/gatsby-plugin-content-editor/backend";
import { writeEditor } from "../plugins/gatsby-plugin-content-editor/page";
import { editorTexts } from "../src/editor/texts";

/* The hosted editor, as Decap CMS takes its configuration: it checks it against its own schema, and shows what does not fit. */

const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".woff2": "font/woff2" };

const application = { CMS_APP_ID: "0123abcd" };
const hosts = [
  { name: "GitHub", environment: { CMS_BACKEND: "github" } },
  { name: "GitLab", environment: { CMS_BACKEND: "gitlab", ...application } },
  { name: "Gitea", environment: { CMS_BACKEND: "gitea", CMS_BASE_URL: "https://git.example.com", ...application } },
  { name: "Forgejo", environment: { CMS_BACKEND: "forgejo", CMS_BASE_URL: "https://git.example.com", ...application } },
];

for (const { name, environment } of hosts) {
  test(`offers to sign in with ${name}, at the address without a slash too`, async ({ page }) => {
    const directory = mkdtempSync(path.join(tmpdir(), "admin-"));
    const backend = hostedBackend({ CMS_REPO: "dona/site", ...environment }, editorTexts.backend);
    if (!backend) throw new Error("No editor is asked for");
    const settings = { backend, siteUrl: "https://www.example.com" };
    await writeEditor(directory, { site: "src/editor/site.tsx", page: editorTexts.page, settings });
    await page.route("**", (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const file = path.join(directory, pathname === "/admin" ? "index.html" : pathname.replace(/^\/admin\//, ""));
      if (hostname !== "editor.localhost" || !existsSync(file)) return route.abort();
      return route.fulfill({ body: readFileSync(file), contentType: types[path.extname(file)] });
    });
    const refused: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) refused.push(message.text());
    });

    await page.goto("http://editor.localhost/admin");
    await expect(page.getByRole("button", { name: new RegExp(name) })).toBeVisible();
    await expect(page.getByText(/configura/i)).toHaveCount(0);
    expect(refused).toEqual([]);
    rmSync(directory, { recursive: true });
  });
}
