import { startSite } from "../../support/site.ts";
import { shareSites } from "../../support/sites/shared-sites.ts";
import { siteEnv } from "./fixtures.ts";

/** A global setup of the browser journeys: one site with the demo content for those of visitors, in all workers. */
export default async function shareVisitorsSite() {
  const { url, close } = await shareSites({
    demo: () => startSite({ env: { ...siteEnv, SEED: "demo" }, quiet: true }),
  });
  process.env.TEST_VISITORS_SITE = url;
  return close;
}
