import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import type { PlannedPage } from "~/panel/records/list/planned.ts";

/** For the calendar of records. What knows the texts of all pages is loaded after the list. */
export function usePlannedPages(): readonly PlannedPage[] {
  const { rights } = useSession();
  const { data = [] } = useRead(
    ["planned-pages"],
    async (client) => (await import("./planned-pages.ts")).readPlannedPages(client),
    // One comes here from the editor, which has changed them.
    { staleTime: 0, enabled: rights.mayEdit },
  );
  return data;
}
