import { describe } from "vitest";
import { testDatabase } from "./suites.ts";

describe("on PGlite", () => {
  testDatabase(async () => ({ stop: async () => {} }));
});
