import { lazy } from "react";
import { notifications } from "~/content/admin/notifications.ts";
import type { Route } from "./+types/notifications";

export const meta: Route.MetaFunction = () => [{ title: notifications.title }];

export default lazy(async () => ({
  default: (await import("~/panel/notifications/notifications.tsx")).Notifications,
}));
