import { lazy } from "react";
import { moveIn } from "~/content/admin/move-in.ts";
import type { Route } from "./+types/move-in";

export const meta: Route.MetaFunction = () => [{ title: moveIn.title }];

export default lazy(async () => ({
  default: (await import("~/panel/move-in/move-in-screen.tsx")).MoveInScreen,
}));
