import { defineConfig } from "vitest/config";

const BUILD = "tests/support/build-once.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A test waits for its servers more than it works.
    maxWorkers: 3,
    // As the site's own database process: without the optimising compiler PGlite starts faster.
    execArgv: ["--liftoff-only"],
    // On a machine that is busy with something else an answer may be late.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server,supabase,scripts,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          // Properties are tried a hundred times, also on a machine that is busy with something else.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: [BUILD, "tests/http/support/shared-site.ts"],
          name: "http",
          include: ["tests/{http,resilience,attack}/**/*.test.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: "tests/database/support/database-templates.ts",
          name: "database",
          include: ["tests/database/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
