import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium";
import { otherBusinessSite } from "./tests/support/other-business";

/** Specs of what depends on the content alone, or of what only another business's site has: they run on that site only. */
const ofContent = "contact-card,form-by-service,other-business,preview";

/** Tests of the built site in `public/`, served with its headers. Needs a build, and `npm run test:other-business`. */
export default defineConfig<object, { siteFolder: string }>({
  testDir: "tests",
  // Its own folder, because Playwright empties it before each run.
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  // One more than a small machine has cores, since tests wait for frames, timers and pauses; the CPU time is the same.
  workers: 3,
  retries: 0,
  // In ms: a build runs beside these tests, on as few as two cores.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    locale: "pt-BR",
    timezoneId: "America/Recife",
    // Without entrances, which move sections; `motion.spec.ts` tests them.
    reducedMotion: "reduce",
    launchOptions: { executablePath: findChromium() },
  },
  projects: [
    // First what takes longest: a file's serial tests wait for each other.
    { name: "develop", testMatch: "**/develop.spec.ts" },
    { name: "editor", testMatch: "**/editor*.spec.ts" },
    { name: "WebKit", testMatch: "webkit/walk.webkit.ts" },
    {
      name: "site",
      testMatch: "**/*.spec.ts",
      testIgnore: `**/{${ofContent},develop,editor*}.spec.ts`,
      // The other business has longer texts, and all that an owner may add: of these specs, only what is true of the shipped content.
      grepInvert: /(?:large-text|print)\.spec\.ts (?!.*@shipped)/,
    },
    {
      name: "other business",
      testMatch: `**/{${ofContent},large-text,layout,print}.spec.ts`,
      grepInvert: /@shipped/,
      use: { siteFolder: otherBusinessSite },
    },
  ],
});
