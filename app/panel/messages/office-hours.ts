import { shapes } from "~/content/agency/shapes.ts";
import { openingOf } from "~/content/agency/shown.ts";
import { usePageContent } from "~/panel/company/queries.ts";
import type { OfficeHours } from "./deadline.ts";

export function useOfficeHours(): OfficeHours | undefined {
  const row = usePageContent().data?.find(({ key }) => key === "opening-hours");
  const { data } = shapes["opening-hours"].safeParse(row?.value);
  return data && openingOf(data);
}
