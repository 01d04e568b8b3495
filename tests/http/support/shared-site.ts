import type { TestProject } from "vitest/node";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { writerEnv } from "../../support/signed-in.ts";
import { startSite } from "../../support/site.ts";
import { shareSites } from "../../support/sites/shared-sites.ts";

declare module "vitest" {
  interface ProvidedContext {
    sharedSites: string;
  }
}

export const siteOrigin = "https://kadr.example";

const usual = { ...demoKeys, SITE_URL: siteOrigin };
const writable = {
  ...{ ...writerEnv, ...usual, SEED: "demo" },
  ...{ CONTACT_LIMIT: "4", TRUSTED_PROXIES: "127.0.0.1" },
};

/** The kinds of settings, and how a site with them starts. */
const kinds = {
  demo: () => startSite({ env: { ...usual, SEED: "demo" }, quiet: true }),
  writable: async () => {
    const site = await startSite({ env: writable, quiet: true });
    const database = databaseOf(site.url);
    // One that starts without demo content leaves out the samples of the code, too.
    for (const table of ["blog_posts", "case_studies", "revisions"]) {
      await database.from(table).delete().not("id", "is", null).throwOnError();
    }
    return site;
  },
};
export type SiteKind = keyof typeof kinds;

export default async function shareAll(project: TestProject) {
  const { url, close } = await shareSites(kinds);
  project.provide("sharedSites", url);
  return close;
}
