import { lazy } from "react";
import { pageContent } from "~/content/admin/company.ts";
import type { Route } from "./+types/company";

const CompanyScreen = lazy(async () => ({
  default: (await import("~/panel/company/company-screen.tsx")).CompanyScreen,
}));

export const meta: Route.MetaFunction = () => [{ title: pageContent.title }];

export default function CompanyRoute() {
  return <CompanyScreen />;
}
