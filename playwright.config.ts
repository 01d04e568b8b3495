import { defineConfig } from "@playwright/test";
import { chromiumEnv, chromiumPath } from "./tests/support/chromium.ts";
import { inSuite } from "./tests/support/suite.ts";

/** The browser journeys. A failed test names the trace that `npx playwright show-trace` opens. */
export default defineConfig({
  testDir: "tests",
  testMatch: inSuite({
    test: ["tests/e2e/**/*.spec.ts"],
    rest: ["tests/rest/**/*.spec.ts"],
    nightly: ["tests/nightly/**/*.spec.ts"],
  }).map((glob) => `**/${glob}`),
  globalSetup: [
    "./tests/support/build-once.ts",
    "./tests/support/chromium.ts",
    "./tests/e2e/support/visitors-site.ts",
  ],
  outputDir: ".cache/journeys",
  // A journey waits for its server and for the next frame as long as it works.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 120_000,
  // On a machine that is busy with something else an answer may be late.
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    launchOptions: { executablePath: chromiumPath, env: chromiumEnv, args: ["--no-sandbox"] },
    viewport: { width: 1280, height: 800 },
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    // Snapshots of the page at every step cost time; `--trace on` brings them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
});
