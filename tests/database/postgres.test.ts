import { describe } from "vitest";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { testDatabase } from "./suites.ts";

// Left out where Postgres is not installed; the test command then says so, and fails under CI.
describe.skipIf(findPostgres() === null)("on a Postgres server, as no superuser", () => {
  testDatabase(startPostgres);
});
