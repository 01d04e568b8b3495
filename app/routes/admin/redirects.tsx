import { lazy } from "react";
import { redirects } from "~/content/admin/redirects.ts";
import type { Route } from "./+types/redirects";

export const meta: Route.MetaFunction = () => [{ title: redirects.title }];

export default lazy(async () => ({
  default: (await import("~/panel/redirects/redirects-screen.tsx")).RedirectsScreen,
}));
