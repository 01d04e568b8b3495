import { useQuery } from "@tanstack/react-query";
import { pageContent } from "~/content/admin/company.ts";
import { listPageContent } from "~/panel/data/page-content.ts";
import { useSession } from "~/panel/session/session.tsx";

export const pageContentKey = ["page-content"] as const;

export function usePageContent() {
  const { client, withSession } = useSession();
  return useQuery({
    queryKey: pageContentKey,
    queryFn: () => withSession(() => listPageContent(client)),
    meta: { failed: pageContent.failed },
  });
}
