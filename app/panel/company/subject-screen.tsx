import { Link, Navigate } from "react-router";
import { readValues } from "~/content/page-content/read-values.ts";
import { Screen } from "~/panel/access/screen.tsx";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { usePageContent } from "./queries.ts";
import { SubjectEditor } from "./subject-editor.tsx";
import { subjectsOf } from "./subjects.ts";
import { pageContent as text } from "./words.ts";

type Props = { wanted: string; back: string };

/** One subject of „Dane firmy”. */
export function SubjectScreen({ wanted, back }: Props) {
  const { data: rows, isError, refetch, isFetching } = usePageContent();
  if (!rows) {
    return (
      <Screen title={text.title}>
        {isError ? (
          <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
        ) : (
          <ListSkeleton />
        )}
      </Screen>
    );
  }
  const chosen = subjectsOf(readValues(rows, () => {})).find(({ key }) => key === wanted);
  if (!chosen) return <Navigate to={back} replace />;
  return (
    <Screen
      title={chosen.title}
      aside={
        <Link
          to={back}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          ← {text.back}
        </Link>
      }
    >
      <p className="mb-8 text-muted text-sm">
        {text.shownOn} {chosen.pages}
      </p>
      <SubjectEditor
        key={chosen.key}
        subject={chosen}
        row={rows.find((row) => row.key === chosen.key) ?? null}
      />
    </Screen>
  );
}
