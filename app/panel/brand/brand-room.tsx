import { useRead } from "~/panel/access/use-read.ts";
import { editedPage } from "~/panel/data/site/site-texts.ts";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { Spinner } from "~/panel/kit/ui/spinner.tsx";
import { BrandEditor } from "./brand-editor.tsx";
import { brandWords as words } from "./words.ts";

/** Name, logo and colour, and what the site will be with them. */
export function BrandRoom() {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useRead(
    ["edited-page", "brand"],
    (client) => editedPage(client, "/"),
    // What is typed belongs to this opening: nothing is read anew below it.
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      meta: { failed: words.failed },
    },
  );
  if (data) return <BrandEditor key={dataUpdatedAt} page={data} onReload={refetch} />;
  if (!error) return <Spinner label={words.loading} />;
  return <ListFailed text={words.failed} onRetry={refetch} busy={isFetching} />;
}
