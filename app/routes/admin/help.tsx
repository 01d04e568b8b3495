import { lazy } from "react";
import { frame } from "~/content/admin/frame.ts";
import type { Route } from "./+types/help";

export const meta: Route.MetaFunction = () => [{ title: frame.help }];

export default lazy(async () => ({
  default: (await import("~/panel/help/help-screen.tsx")).HelpScreen,
}));
