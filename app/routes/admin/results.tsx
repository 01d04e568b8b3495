import { lazy } from "react";
import { results } from "~/content/admin/results.ts";
import type { Route } from "./+types/results";

export const meta: Route.MetaFunction = () => [{ title: results.title }];

export default lazy(async () => ({
  default: (await import("~/panel/results/results-screen.tsx")).ResultsScreen,
}));
