import { measureAccount } from "./account.ts";
import { measureBytes } from "./bytes.ts";
import { measureCachedPage } from "./cached.ts";
import { measureFelt } from "./felt.ts";
import { measureGrowth } from "./growth.ts";
import { measureAllRoutes, measureLighthouse } from "./lighthouse.ts";
import { measureEndurance, measureMixed } from "./mixed.ts";
import { measureThroughNginx, nginxMissing } from "./nginx.ts";
import { measureOverload } from "./overload.ts";
import { measurePanel } from "./panel.ts";
import type { Section } from "./section.ts";
import { measureStart } from "./start.ts";
import { postgresMissing, uncachedEmbedded, uncachedOnPostgres } from "./uncached.ts";

/** Everything that `npm run bench` knows; one line each, in the order of the table. */
export const sections: Section[] = [
  {
    name: "bytes",
    about: "what a phone fetches, by page and kind",
    byDefault: true,
    run: measureBytes,
  },
  {
    name: "start",
    about: "start, memory, remote mode, outage",
    byDefault: true,
    run: measureStart,
  },
  { name: "cached", about: "pages from memory", byDefault: true, run: measureCachedPage },
  {
    name: "nginx",
    about: "pages from the cache of deploy/nginx.conf",
    byDefault: true,
    run: measureThroughNginx,
    missing: nginxMissing,
  },
  { name: "uncached", about: "pages rendered each time", byDefault: true, run: uncachedEmbedded },
  {
    name: "uncached-postgres",
    about: "the same, on a Postgres server",
    byDefault: true,
    run: uncachedOnPostgres,
    missing: postgresMissing,
  },
  { name: "growth", about: "10, 100, 1,000, 10,000 posts", byDefault: true, run: measureGrowth },
  {
    name: "lighthouse",
    about: "speed on a phone, median of five",
    byDefault: true,
    run: measureLighthouse,
  },
  {
    name: "lighthouse-all",
    about: "all routes: accessibility, best practices, SEO",
    byDefault: true,
    run: measureAllRoutes,
  },
  {
    name: "felt",
    about: "walking, touching, coming back; tasks on a slow processor",
    byDefault: true,
    run: measureFelt,
  },
  { name: "panel", about: "the panel with a thousand posts", byDefault: true, run: measurePanel },
  {
    name: "mixed",
    about: "a minute of mixed traffic at 60 % of capacity, with writes, slow queries and purges",
    byDefault: true,
    run: measureMixed,
  },
  {
    name: "endurance",
    about: "the same for ten minutes",
    byDefault: false,
    run: measureEndurance,
  },
  { name: "overload", about: "four times the capacity", byDefault: true, run: measureOverload },
  {
    name: "account",
    about: "whose the bytes of the first load are",
    byDefault: false,
    run: measureAccount,
  },
];
