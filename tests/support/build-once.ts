import { ensureBuild } from "../../server/ensure-build.ts";

/** Vitest's global setup: the tests run against the production build, made once. */
export async function setup(): Promise<void> {
  if (process.env.TEST_BUILD !== "skip") await ensureBuild();
}
