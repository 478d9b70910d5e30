import { defineConfig } from "@playwright/test";
import type { EngineName } from "./tests/engines/visitor";
import { otherSites } from "./tests/support/other-sites";
import { findChromium } from "./tests/support/programs";

/** The specs of behaviour, which hold for any content: they also run on the site of another business. */
const otherBusinessSpecs = [
  "contact-card",
  "content",
  "form",
  "form-by-whatsapp",
  "html",
  "layout",
  "pages",
  "photos",
  "without-script",
];

/** Tests of the built site in `public/`, served with its headers. Needs a build. */
export default defineConfig<object, { engineName: EngineName; siteFolder: string }>({
  testDir: "tests",
  // Its own folder, because Playwright empties it before each run.
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  // One a core of a small machine, and one that waits for the builds of other sites.
  workers: 3,
  retries: 0,
  // In ms: builds run beside these tests, on as few as two cores.
  expect: { timeout: 15_000 },
  use: {
    browserName: "chromium",
    locale: "pt-BR",
    timezoneId: "America/Recife",
    // Without entrances, which move sections; `motion.spec.ts` tests them.
    reducedMotion: "reduce",
    launchOptions: { executablePath: findChromium() },
  },
  projects: [
    // First, because their tests run serially.
    { name: "build other sites", testMatch: "**/other-sites.setup.ts" },
    { name: "Firefox", testMatch: "engines/walk.engines.ts", use: { engineName: "firefox" } },
    { name: "WebKit", testMatch: "engines/walk.engines.ts", use: { engineName: "webkit" } },
    { name: "site", testMatch: "**/*.spec.ts", testIgnore: /form-by-|changed-site/ },
    {
      name: "other business",
      testMatch: otherBusinessSpecs.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@shipped/,
      dependencies: ["build other sites"],
      use: { siteFolder: otherSites.otherBusiness },
    },
    {
      name: "changed site",
      testMatch: /(form-by-service|changed-site)\.spec\.ts/,
      dependencies: ["build other sites"],
      use: { siteFolder: otherSites.changed },
    },
  ],
});
