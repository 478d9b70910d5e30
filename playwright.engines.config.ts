import { defineConfig } from "@playwright/test";
import type { EngineName } from "./tests/engines/visitor";

/** The walk through the built site, in `public/`, in other engines than Chromium. Playwright only runs it: it drives neither of them. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: "tests/engines",
  testMatch: "**/*.engines.ts",
  outputDir: "test-results/engines",
  reporter: [["list"], ["json", { outputFile: "test-results/engines.json" }]],
  forbidOnly: true,
  // One worker an engine.
  workers: 2,
  retries: 0,
  projects: [
    { name: "Firefox", use: { engineName: "firefox" } },
    { name: "WebKitGTK", use: { engineName: "webkit" } },
  ],
});
