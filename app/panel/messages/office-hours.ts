import { shapes } from "~/content/page-content/shapes.ts";
import { openingOf } from "~/content/page-content/shown.ts";
import { usePageContent } from "~/panel/company/queries.ts";
import type { OfficeHours } from "./deadline.ts";

export function useOfficeHours(): OfficeHours | undefined {
  const row = usePageContent().data?.find(({ key }) => key === "opening-hours");
  const { data } = shapes["opening-hours"].safeParse(row?.value);
  return data && openingOf(data);
}
