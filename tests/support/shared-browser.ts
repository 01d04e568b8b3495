import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { demoKeys } from "./demo-keys.ts";
import { startSite } from "./site.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserEndpoint: string;
    demoSiteUrl: string;
  }
}

/** One Chromium and one site with the demo content for the whole run; each test brings its own context. */
export default async function shareBrowser(project: TestProject) {
  const [browser, site] = await Promise.all([
    chromium.launchServer({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] }),
    // All visitors come from one address here.
    startSite({ env: { ...demoKeys, CONTACT_LIMIT: "1000" } }),
  ]);
  project.provide("browserEndpoint", browser.wsEndpoint());
  project.provide("demoSiteUrl", site.url);
  return async () => {
    await browser.close();
    await site.stop();
  };
}
