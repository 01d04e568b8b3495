import { lazy } from "react";
import { notifications } from "~/content/admin/notifications.ts";
import type { Route } from "./+types/notifications";

const Notifications = lazy(async () => ({
  default: (await import("~/panel/notifications/notifications.tsx")).Notifications,
}));

export const meta: Route.MetaFunction = () => [{ title: notifications.title }];

export default function NotificationsRoute() {
  return <Notifications />;
}
