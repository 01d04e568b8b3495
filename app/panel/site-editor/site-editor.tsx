import { Suspense } from "react";
import { Link, useParams } from "react-router";
import { useRead } from "~/panel/access/use-read.ts";
import { editedPage } from "~/panel/data/site/site-texts.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { Spinner } from "~/panel/kit/ui/spinner.tsx";
import { mainId } from "~/site/shell/main-id.ts";
import { PageEditor } from "./page-editor.tsx";
import { siteEditor as words } from "./words.ts";

/** The texts of one public page, changed where they stand. Its address follows that of the editor. */
export function SiteEditor() {
  const { "*": rest = "" } = useParams();
  const path = `/${rest}`;
  const { data, dataUpdatedAt, error, refetch, isFetching } = useRead(
    ["edited-page", path],
    (client) => editedPage(client, path),
    // What is typed belongs to this opening: nothing is read anew below it.
    {
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      meta: { failed: words.failed },
    },
  );
  if (data)
    return (
      <PageEditor key={`${path} ${dataUpdatedAt}`} {...{ path }} page={data} onReload={refetch} />
    );
  if (!error) return <Spinner label={words.loading} isPage />;
  const refused = error instanceof DataProblem && error.kind === "refused";
  return (
    <Suspense>
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-page px-gutter py-12 outline-none">
        <h1 className="mb-6 text-h3">{words.title}</h1>
        {refused ? (
          <Sentence title={words.refused} text={words.refusedHint} />
        ) : isUnknown(error) ? (
          <Sentence title={words.unknown} text={words.unknownHint(path)} />
        ) : (
          <ListFailed text={words.failed} onRetry={refetch} busy={isFetching} />
        )}
        <Link
          to="/admin/strona"
          className="mt-6 inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          ← {words.back}
        </Link>
      </main>
    </Suspense>
  );
}

function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <div role="alert" className="corners max-w-prose border border-line bg-surface p-6">
      <p className="text-lead">{title}</p>
      <p className="mt-2 text-text-2">{text}</p>
    </div>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof DataProblem && error.kind === "invalid";
}
