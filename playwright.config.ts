import { defineConfig } from "@playwright/test";
import type { EngineName } from "./tests/engines/visitor";
import { deliveringSites, formService } from "./tests/support/delivering-sites";
import { longContentSite } from "./tests/support/long-content";
import { findChromium } from "./tests/support/programs";
import type { Surroundings } from "./tests/support/site";

const baseURL = "http://localhost:9100";

const launchOptions = {
  executablePath: findChromium(),
  // For containers without a display, a sandbox or a network.
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Resolves the form service's host name to its local stand-in. */
const leadToReceiver = `--host-resolver-rules=MAP ${formService.host}:443 127.0.0.1:${formService.port}`;

/** Tests of the built site in `public/`, served with its headers. Needs a build. */
export default defineConfig<Surroundings, { engineName: EngineName }>({
  testDir: "tests",
  // Its own folder, because Playwright empties it before each run.
  outputDir: "test-results/browser",
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  // One a core of a small machine; builds run beside them.
  workers: 2,
  retries: 0,
  // In ms: builds run beside these tests, on as few as two cores.
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    browserName: "chromium",
    locale: "pt-BR",
    timezoneId: "America/Recife",
    // Without entrances, which move sections; `motion.spec.ts` tests them.
    reducedMotion: "reduce",
    launchOptions,
  },
  projects: [
    // First, because these three run their tests serially.
    { name: "build other sites", testMatch: "**/other-sites.setup.ts" },
    { name: "Firefox", testMatch: "engines/walk.engines.ts", use: { engineName: "firefox" } },
    { name: "WebKit", testMatch: "engines/walk.engines.ts", use: { engineName: "webkit" } },
    { name: "site", testMatch: "**/*.spec.ts", testIgnore: "**/form-delivery.spec.ts", grepInvert: /@at-limits/ },
    // One site per delivery mode of the form, with a receiver for the messages.
    {
      name: "sites whose form delivers",
      testMatch: "**/form-delivery.spec.ts",
      dependencies: ["build other sites"],
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, leadToReceiver] } },
    },
    // The layout has to hold with content of other lengths too.
    {
      name: "site with long content",
      testMatch: "**/layout.spec.ts",
      dependencies: ["build other sites"],
      // Without a server: requests are fulfilled from its files.
      use: { baseURL: "http://long-content.localhost", siteFolder: longContentSite },
    },
  ],
  // A server that is already running might serve another build.
  webServer: [
    { command: "npx tsx tests/support/serve-built.ts 9100", url: baseURL, reuseExistingServer: false },
    {
      command: "npx tsx tests/support/form-receiver.ts",
      url: `http://localhost:${deliveringSites.whatsapp.port}/received`,
      reuseExistingServer: false,
    },
  ],
});
