import { lazy } from "react";
import { personalData } from "~/content/admin/personal-data.ts";
import type { Route } from "./+types/personal-data";

export const meta: Route.MetaFunction = () => [{ title: personalData.title }];

export default lazy(async () => ({
  default: (await import("~/panel/personal-data/personal-data.tsx")).PersonalData,
}));
