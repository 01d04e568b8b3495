import { lazy } from "react";
import { account } from "~/content/admin/accounts.ts";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = () => [{ title: account.title }];

export default lazy(async () => ({
  default: (await import("~/panel/accounts/account-screen.tsx")).AccountScreen,
}));
