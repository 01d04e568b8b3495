import { lazy } from "react";
import { personalData } from "~/content/admin/personal-data.ts";
import type { Route } from "./+types/personal-data";

const PersonalData = lazy(async () => ({
  default: (await import("~/panel/personal-data/personal-data.tsx")).PersonalData,
}));

export const meta: Route.MetaFunction = () => [{ title: personalData.title }];

export default function PersonalDataRoute() {
  return <PersonalData />;
}
