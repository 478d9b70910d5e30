import { defineConfig } from "@playwright/test";
import type { EngineName } from "./tests/engines/visitor";
import { deliveringSites, formService } from "./tests/support/delivering-sites";
import { longContentSite } from "./tests/support/long-content";
import { findChromium, findNginx } from "./tests/support/programs";
import type { Surroundings } from "./tests/support/site";

const baseURL = "http://localhost:9100";

/** The same site behind nginx, where that is there, with the configuration that the build wrote. */
const nginx = findNginx() && { baseURL: "http://localhost:9101" };

const launchOptions = {
  executablePath: findChromium(),
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
};

/** Leads Chromium from the form service's name to the server that plays it. */
const leadToReceiver = `--host-resolver-rules=MAP ${formService.host}:443 127.0.0.1:${formService.port}`;

/** Tests of the built site, in `public/`, as visitors get it, headers included: build it before. */
export default defineConfig<Surroundings, { engineName: EngineName }>({
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
    launchOptions,
  },
  projects: [
    // First, since these two run one test after the other.
    { name: "Firefox", testMatch: "engines/walk.engines.ts", use: { engineName: "firefox" } },
    { name: "WebKit", testMatch: "engines/walk.engines.ts", use: { engineName: "webkit" } },
    { name: "site", testMatch: "**/*.spec.ts", testIgnore: "**/delivery.spec.ts" },
    ...(nginx
      ? [
          {
            name: "site on nginx",
            testMatch: ["headers", "pages"].map((name) => `**/${name}.spec.ts`),
            grepInvert: /In the HTML itself/,
            use: { baseURL: nginx.baseURL },
          },
        ]
      : []),
    // Built while the tests of the site run.
    { name: "build other sites", testMatch: "**/other-sites.setup.ts" },
    // The ways in which the form may deliver, with what receives the messages.
    {
      name: "sites whose form delivers",
      testMatch: "**/delivery.spec.ts",
      dependencies: ["build other sites"],
      use: { launchOptions: { ...launchOptions, args: [...launchOptions.args, leadToReceiver] } },
    },
    // The layout has to hold with content of other lengths too.
    {
      name: "site with long content",
      testMatch: "**/layout.spec.ts",
      dependencies: ["build other sites"],
      // Nobody serves it: its files answer by themselves.
      use: { baseURL: "http://long-content.localhost", siteFolder: longContentSite },
    },
  ],
  // Another server that already listens might serve another build.
  webServer: [
    { command: "npx tsx tests/support/serve-built.ts 9100", url: baseURL, reuseExistingServer: false },
    {
      command: "npx tsx tests/support/form-receiver.ts",
      url: `http://localhost:${deliveringSites.whatsapp.port}/received`,
      reuseExistingServer: false,
    },
    ...(nginx
      ? [{ command: "npx tsx tests/support/serve-nginx.ts 9101", url: nginx.baseURL, reuseExistingServer: false }]
      : []),
  ],
});
