import { useRead } from "~/panel/access/use-read.ts";
import { listPageContent } from "~/panel/data/page-content.ts";
import { pageContent } from "./words.ts";

export const pageContentKey = ["page-content"] as const;

export function usePageContent() {
  return useRead(pageContentKey, listPageContent, { meta: { failed: pageContent.failed } });
}
