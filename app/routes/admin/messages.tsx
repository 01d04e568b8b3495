import { lazy } from "react";
import { messages } from "~/content/admin/messages.ts";
import type { Route } from "./+types/messages";

const Inbox = lazy(async () => ({ default: (await import("~/panel/messages/inbox.tsx")).Inbox }));

export const meta: Route.MetaFunction = () => [{ title: messages.title }];

export default function MessagesRoute() {
  return <Inbox />;
}
