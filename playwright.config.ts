import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser";
import { longContentSite } from "./tests/long-content";
import type { Surroundings } from "./tests/site";

const baseURL = "http://localhost:9100";

/** Tests of the built site, in `public/`, as visitors get it, headers included: build it before. */
export default defineConfig<Surroundings>({
  testDir: "tests",
  // A folder of its own: Playwright empties it before each run.
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  use: {
    baseURL,
    browserName: "chromium",
    locale: "pt-BR",
    timezoneId: "America/Recife",
    launchOptions: {
      executablePath: findBrowser(),
      // What a container without display, sandbox and network needs.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "site", testMatch: "**/*.spec.ts" },
    // The layout is held with content of other lengths too, which is built while the other tests run.
    { name: "build with long content", testMatch: "**/long-content.setup.ts" },
    {
      name: "site with long content",
      testMatch: "**/layout.spec.ts",
      dependencies: ["build with long content"],
      // Nobody serves it: its files answer by themselves.
      use: { baseURL: "http://long-content.localhost", siteFolder: longContentSite },
    },
  ],
  webServer: {
    command: "npx tsx scripts/serve-built.ts 9100",
    url: baseURL,
    // Another server might serve another build.
    reuseExistingServer: false,
  },
});
