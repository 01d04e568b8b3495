import { defineConfig } from "vitest/config";
import { findPostgres } from "./tests/support/postgres.ts";
import { inSuite, suite } from "./tests/support/suite.ts";

const BUILD = "tests/support/build-once.ts";
const DATABASES = "tests/database/support/database-templates.ts";
// As the site's own database process: without the optimising compiler PGlite starts faster.
const execArgv = ["--liftoff-only"];
const SEED = "tests/support/seeded.ts";
const pure = ["{app,supabase,scripts,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // A test waits for its servers more than it works.
    maxWorkers: 3,
    // Files share a process and its modules, for each stops what it starts: that is a sixth of the processor's work.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // On a machine that is busy with something else an answer may be late.
    expect: { poll: { timeout: 120_000 } },
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          setupFiles: SEED,
          include: inSuite({ test: pure, nightly: ["tests/nightly/text/**/*.test.ts"] }),
          // A thread is enough where no server and no process is started.
          pool: "threads",
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          setupFiles: SEED,
          execArgv,
          // Timers that its tests leave behind end with their process.
          isolate: true,
          include: inSuite({
            test: ["server/**/!(*.backend).test.ts"],
            rest: ["server/**/*.backend.test.ts", "tests/rest/{backup,server}/**/*.test.ts"],
          }),
          // Properties are tried a hundred times, and backends started, also on a machine that is busy with something else.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: [BUILD, "tests/http/support/shared-site.ts"],
          name: "http",
          execArgv,
          include: inSuite({
            test: ["tests/http/**/*.test.ts"],
            rest: ["tests/rest/{http,resilience}/**/*.test.ts"],
            nightly: [
              "tests/nightly/{http,resilience}/**/*.test.ts",
              // With more kills, and on a Postgres server too.
              "tests/rest/resilience/kill.test.ts",
            ],
          }),
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: BUILD,
          name: "engines",
          include: inSuite({ nightly: ["tests/nightly/engines/**/*.test.ts"] }),
          // A browser without a graphics card, on a machine that is busy with something else.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: DATABASES,
          name: "database",
          execArgv,
          include: inSuite({
            test: ["tests/database/**/*.test.ts"],
            rest: ["tests/rest/database/**/*.test.ts"],
            nightly: ["tests/nightly/database/**/*.test.ts"],
          }),
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          globalSetup: DATABASES,
          name: "other database",
          execArgv,
          // Without a Postgres server the other project runs them on PGlite already.
          include:
            suite !== "nightly" || findPostgres() === null
              ? []
              : [
                  "tests/database/{*,permissions/*}.test.ts",
                  "tests/rest/database/{*,accounts/*,once/hostile-requests}.test.ts",
                  "tests/nightly/database/wrong-types.test.ts",
                ],
          provide: { onPglite: true },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
