import { ensureBuild } from "../../server/ensure-build.ts";

/** The tests run against the production build, made once: a global setup of both test runners. */
export default async function buildOnce(): Promise<void> {
  if (process.env.TEST_BUILD !== "skip") await ensureBuild();
}
