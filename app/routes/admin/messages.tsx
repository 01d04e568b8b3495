import { lazy } from "react";
import { messages } from "~/content/admin/messages.ts";
import type { Route } from "./+types/messages";

export const meta: Route.MetaFunction = () => [{ title: messages.title }];

export default lazy(async () => ({ default: (await import("~/panel/messages/inbox.tsx")).Inbox }));
