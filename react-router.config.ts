import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  serverModuleFormat: "esm",
  // The route manifest of a site this small costs less than the requests that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
