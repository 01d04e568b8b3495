import { lazy } from "react";
import { messages } from "~/content/admin/messages.ts";
import { idOf } from "~/data/records/lookup.ts";
import type { Route } from "./+types/message";

const MessageScreen = lazy(async () => ({
  default: (await import("~/panel/messages/message-screen.tsx")).MessageScreen,
}));

export const meta: Route.MetaFunction = () => [{ title: messages.title }];

export default function MessageRoute({ params }: Route.ComponentProps) {
  return <MessageScreen key={params.id} id={idOf(params.id)} />;
}
