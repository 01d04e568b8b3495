import { pageContent } from "~/content/admin/company.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { listPageContent } from "~/panel/data/page-content.ts";

export const pageContentKey = ["page-content"] as const;

export function usePageContent() {
  return useRead(pageContentKey, listPageContent, { meta: { failed: pageContent.failed } });
}
