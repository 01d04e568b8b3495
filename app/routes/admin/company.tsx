import { lazy } from "react";
import { pageContent } from "~/content/admin/company.ts";
import type { Route } from "./+types/company";

export const meta: Route.MetaFunction = () => [{ title: pageContent.title }];

export default lazy(async () => ({
  default: (await import("~/panel/company/company-screen.tsx")).CompanyScreen,
}));
