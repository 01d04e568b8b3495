import { useId } from "react";
import { Link } from "react-router";
import { list, unpublished } from "~/content/admin/admin.ts";
import { type ListView, nextSort } from "~/panel/access/list-view.ts";
import { type Status, statusOf } from "~/panel/data/publication.ts";
import type { ListRow, Table } from "~/panel/data/records.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { DownIcon, SortIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { ViewOnSite } from "~/panel/kit/ui/view-on-site.tsx";
import type { RecordKind } from "~/panel/records/kind.ts";
import { formatTerm, publicationDate } from "~/panel/records/publication/publication-outcome.ts";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";

type Props<T extends Table> = {
  kind: RecordKind<T>;
  rows: readonly ListRow<T>[];
  sort: ListView<Status>["sort"];
  drafts: ReadonlySet<number | null>;
  changed: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  onChoose: (id: number, isChosen: boolean) => void;
  lastSaves: ReadonlyMap<number, { by: string; at: string }> | undefined;
  now: Date;
  onSort: (sort: string | null) => void;
  editing: (id: number) => string;
  onEdit: (id: number) => void;
  onDelete: (row: ListRow<T>) => void;
};

export function RecordTable<T extends Table>(props: Props<T>) {
  const { kind, rows, sort, onSort } = props;
  return (
    <table className="w-full border-collapse text-left max-lg:block lg:border lg:border-line">
      <thead className="bg-surface max-lg:hidden">
        <tr>
          {kind.columns.map(({ key, label }) => (
            <th
              key={key}
              scope="col"
              aria-sort={sort?.by !== key ? "none" : sort.descending ? "descending" : "ascending"}
              className="px-4 py-1 font-semibold text-sm"
            >
              <button
                type="button"
                onClick={() => onSort(nextSort(sort, key))}
                className="flex min-h-10 items-center gap-2 hover:text-accent-hover"
              >
                {label}
                <span className={sort?.by === key ? "text-accent" : "text-muted"}>
                  {sort?.by !== key ? <SortIcon /> : sort.descending ? <DownIcon /> : <UpIcon />}
                </span>
              </button>
            </th>
          ))}
          <th scope="col" className="px-4 py-1 font-semibold text-sm">
            {kind.text.columns.actions}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
        {rows.map((row) => (
          <RecordRow key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

const badges: Record<Status, string> = {
  published: "border-edge text-text-2",
  scheduled: "border-accent text-accent-hover",
  hidden: "border-edge border-dashed text-text-2",
  draft: "border-edge border-dashed text-muted",
};

function RecordRow<T extends Table>({
  kind,
  row,
  drafts,
  changed,
  chosen,
  onChoose,
  lastSaves,
  now,
  editing,
  onEdit,
  onDelete,
}: Props<T> & { row: ListRow<T> }) {
  const titleId = useId();
  const status = statusOf(row, now);
  const saved = lastSaves?.get(row.id);
  return (
    <tr className="transition-colors hover:bg-surface max-lg:flex max-lg:flex-col max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:border-line lg:border-t">
      {kind.columns.map(({ key, label, text }, index) => (
        <td
          key={key}
          className={cx(
            "align-middle max-lg:block lg:px-4 lg:py-3",
            index > 0 && "text-text-2 max-lg:mt-1.5 max-lg:flex max-lg:gap-3 max-lg:text-sm",
          )}
        >
          {index === 0 ? (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <span className="flex min-w-0 items-start gap-3">
                <input
                  type="checkbox"
                  aria-label={list.choose(row.title)}
                  checked={chosen.has(row.id)}
                  onChange={({ target }) => onChoose(row.id, target.checked)}
                  className="mt-1.5 size-5 shrink-0 accent-accent"
                />
                <Link
                  id={titleId}
                  to={editing(row.id)}
                  preventScrollReset
                  className="min-w-0 py-1 font-semibold decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                >
                  {text(row)}
                </Link>
              </span>
              <Badge className={badges[status]}>{list.statuses[status]}</Badge>
              {kind.datesStatus && row.published_at && (
                <span className="text-sm text-text-2">
                  {publicationDate(row.published_at, now)}
                </span>
              )}
              {status !== "hidden" && row.hidden_after && (
                <span className="text-sm text-text-2">
                  {list.hides(formatTerm(row.hidden_after))}
                </span>
              )}
              {status === "published" && (
                <ViewOnSite path={kind.path(row.slug)} aria-describedby={titleId} />
              )}
              {changed.has(row.id) && (
                <Badge className="border-accent text-accent-hover">{unpublished.badge}</Badge>
              )}
              {drafts.has(row.id) && (
                <Badge className="border-accent bg-accent text-ink">{list.unsaved}</Badge>
              )}
              {saved && (
                <span className="basis-full text-muted text-sm [overflow-wrap:anywhere]">
                  {list.savedBy(formatMoment(saved.at), saved.by)}
                </span>
              )}
            </span>
          ) : (
            <>
              <span aria-hidden className="w-28 shrink-0 text-muted lg:hidden">
                {label}
              </span>
              <span className="line-clamp-2 min-w-0 break-words max-lg:[overflow-wrap:anywhere]">
                {key === "youtube" ? <YoutubeLink address={text(row)} /> : text(row) || "–"}
              </span>
            </>
          )}
        </td>
      ))}
      <td className="align-middle max-lg:mt-auto max-lg:pt-4 lg:w-0 lg:px-4 lg:py-2.5">
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onEdit(row.id)}
            aria-describedby={titleId}
          >
            {list.edit}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onDelete(row)}
            aria-describedby={titleId}
            className="hover:border-danger hover:text-danger"
          >
            {list.delete}
          </Button>
        </div>
      </td>
    </tr>
  );
}

function YoutubeLink({ address }: { address: string }) {
  if (!address) return list.none;
  return (
    <a href={address} rel="noopener" className="underline underline-offset-4 hover:text-text">
      {address.replace(/^https:\/\/(www\.)?/, "")}
    </a>
  );
}
