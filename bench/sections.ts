import { measureBytes } from "./bytes.ts";
import { measureCachedPage } from "./cached.ts";
import { measureFelt } from "./felt.ts";
import { measureAllRoutes, measureLighthouse } from "./lighthouse.ts";
import { measureThroughNginx, nginxMissing } from "./nginx.ts";
import { measurePanel } from "./panel.ts";
import type { Section } from "./section.ts";
import { measureStart } from "./start.ts";
import { postgresMissing, uncachedEmbedded, uncachedOnPostgres } from "./uncached.ts";

/** Everything that `npm run bench` knows; one line each, in the order of the table. */
export const sections: Section[] = [
  {
    name: "bytes",
    about: "what a phone fetches, by page and kind",
    run: measureBytes,
  },
  {
    name: "start",
    about: "start, memory, remote mode, outage",
    run: measureStart,
  },
  { name: "cached", about: "pages from memory", run: measureCachedPage },
  {
    name: "nginx",
    about: "pages from the cache of deploy/nginx.conf",
    run: measureThroughNginx,
    missing: nginxMissing,
  },
  { name: "uncached", about: "pages rendered each time", run: uncachedEmbedded },
  {
    name: "uncached-postgres",
    about: "the same, on a Postgres server",
    run: uncachedOnPostgres,
    missing: postgresMissing,
  },
  {
    name: "lighthouse",
    about: "speed on a phone, median of five",
    run: measureLighthouse,
  },
  {
    name: "lighthouse-all",
    about: "all routes: accessibility, best practices, SEO",
    run: measureAllRoutes,
  },
  {
    name: "felt",
    about: "walking, touching, coming back; tasks on a slow processor",
    run: measureFelt,
  },
  { name: "panel", about: "the panel with a thousand posts", run: measurePanel },
];
