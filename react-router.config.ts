import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  serverModuleFormat: "esm",
  // The route manifest of a site this small costs less than the requests that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
