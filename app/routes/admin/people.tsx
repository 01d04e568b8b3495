import { lazy } from "react";
import { people } from "~/content/admin/accounts.ts";
import type { Route } from "./+types/people";

export const meta: Route.MetaFunction = () => [{ title: people.title }];

export default lazy(async () => ({
  default: (await import("~/panel/accounts/people-screen.tsx")).PeopleScreen,
}));
