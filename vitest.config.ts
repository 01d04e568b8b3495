import { defineConfig } from "vitest/config";

const BUILD = "tests/support/build-once.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A test waits for its servers and browsers more than it works; vitest alone would leave a core free.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server,supabase,scripts,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          // Properties are tried a hundred times, also on a machine that is busy with something else.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: [BUILD, "tests/support/shared-site.ts"],
          name: "http",
          // These wait even more: for servers that start, stop and fall silent.
          maxWorkers: 3,
          include: ["tests/{http,attack,faults}/**/*.test.ts"],
          exclude: ["tests/attack/*.browser.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["tests/database/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: [BUILD, "tests/support/shared-browser.ts"],
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts", "tests/attack/*.browser.test.ts"],
          expect: { poll: { timeout: 5_000 } },
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
