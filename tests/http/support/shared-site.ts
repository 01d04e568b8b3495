import type { TestProject } from "vitest/node";
import { demoKeys } from "../../support/demo-keys.ts";
import { writerEnv } from "../../support/signed-in.ts";
import { startSite } from "../../support/site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A site with the demo content for all tests that only read, at the address `siteOrigin`. */
    siteUrl: string;
    /**
     * A site without content, with the settings of `writerEnv`, for tests that write rows of their own. It
     * believes forwarded headers, so that each test can come from addresses of its own.
     */
    writableSiteUrl: string;
    writableDataDir: string;
  }
}

export const siteOrigin = "https://kadr.example";

export default async function shareSites(project: TestProject) {
  const env = { ...demoKeys, SITE_URL: siteOrigin };
  const [site, writable] = await Promise.all([
    startSite({ env: { ...env, SEED: "demo" }, quiet: true }),
    startSite({
      env: { ...writerEnv, ...env, CONTACT_LIMIT: "4", TRUSTED_PROXIES: "127.0.0.1" },
      quiet: true,
    }),
  ]);
  project.provide("siteUrl", site.url);
  project.provide("writableSiteUrl", writable.url);
  project.provide("writableDataDir", writable.dataDir);
  return async () => {
    await Promise.all([site.stop(), writable.stop()]);
  };
}
