import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** One site with the demo content for all tests that only read. */
export default async function shareSite(project: TestProject) {
  const site = await startSite();
  project.provide("siteUrl", site.url);
  return async () => {
    await site.stop();
  };
}
