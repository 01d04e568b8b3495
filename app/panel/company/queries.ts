import { pageContent } from "~/content/admin/company.ts";
import { listPageContent } from "~/panel/data/page-content.ts";
import { useRead } from "~/panel/session/use-read.ts";

export const pageContentKey = ["page-content"] as const;

export function usePageContent() {
  return useRead(pageContentKey, listPageContent, { meta: { failed: pageContent.failed } });
}
