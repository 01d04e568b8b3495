import { lazy } from "react";
import { admin } from "~/content/admin/admin.ts";
import type { Route } from "./+types/panel";

export const meta: Route.MetaFunction = () => [{ title: admin.title }];

export default lazy(async () => ({ default: (await import("~/panel/panel.tsx")).Panel }));
