import { useRead } from "~/panel/access/use-read.ts";
import { listPageContent, pageContentKey } from "~/panel/data/page-content.ts";
import { pageContent } from "./words.ts";

export function usePageContent() {
  return useRead(pageContentKey, listPageContent, { meta: { failed: pageContent.failed } });
}
