import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Beside the build that is there, whose place it takes when it is complete: scripts/finish-build.ts.
  buildDirectory: "build.next",
  serverModuleFormat: "esm",
  // A `clientLoader` in a file of its own is one request more for 0.2 kB.
  splitRouteModules: false,
  // The route manifest of a site this small costs less than the requests that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
