import { lazy } from "react";
import { people } from "~/content/admin/accounts.ts";
import type { Route } from "./+types/people";

const PeopleScreen = lazy(async () => ({
  default: (await import("~/panel/accounts/people-screen.tsx")).PeopleScreen,
}));

export const meta: Route.MetaFunction = () => [{ title: people.title }];

export default function PeopleRoute() {
  return <PeopleScreen />;
}
