import { readValues } from "~/content/page-content/read-values.ts";
import { deviceStorage } from "~/data/browser-storage.ts";
import { useSession } from "~/panel/access/session.tsx";
import type { ContentRow } from "~/panel/data/page-content.ts";
import { unsavedIds } from "~/panel/editing/unsaved/unsaved-text.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { list } from "~/panel/kit/words.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { usePageContent } from "./queries.ts";
import { type Subject, subjectsOf } from "./subjects.ts";
import { unfilledPlaces } from "./unfilled.ts";
import { pageContent as text } from "./words.ts";

/** The list of „Dane firmy”. */
export function CompanyRoom() {
  const { data: rows, isError, refetch, isFetching } = usePageContent();
  const { account } = useSession();
  if (!rows) {
    return isError ? (
      <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
    ) : (
      <ListSkeleton />
    );
  }
  const unsaved = unsavedIds(deviceStorage, { userId: account.id, table: "page_content" });
  return (
    <>
      <p className="max-w-prose text-text-2">{text.intro}</p>
      <ul className="mt-6 border-line border-t">
        {subjectsOf(readValues(rows, () => {})).map((subject) => (
          <Row
            key={subject.key}
            subject={subject}
            row={rows.find((row) => row.key === subject.key) ?? null}
            isUnsaved={unsaved.has(subject.key)}
          />
        ))}
      </ul>
    </>
  );
}

type RowProps = { subject: Subject; row: ContentRow | null; isUnsaved: boolean };

function Row({ subject, row, isUnsaved }: RowProps) {
  const { key, title, pages } = subject;
  const places = unfilledPlaces(key, row?.value ?? null);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4">
      <div className="grow">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-muted text-sm">{pages}</p>
        {isUnsaved && (
          <Badge className="mt-1 border-accent bg-accent text-ink">{list.unsaved}</Badge>
        )}
        {places > 0 && <p className="mt-1 font-semibold text-sm">{text.toFill(places)}</p>}
      </div>
      <p className="text-sm text-text-2">
        {row && row.value !== null ? text.changed(formatMoment(row.updated_at)) : text.original}
      </p>
      <ButtonLink
        to={`/admin/strona/${key}`}
        variant="secondary"
        size="sm"
        aria-label={`${text.edit}: ${title}`}
      >
        {text.edit}
      </ButtonLink>
    </li>
  );
}
