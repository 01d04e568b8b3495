import { Button } from "~/components/ui/button.tsx";
import { list } from "~/content/admin.ts";
import { type Status, statusOf } from "~/data/admin/publication.ts";
import type { ListRow, Table } from "~/data/admin/records.ts";
import { cx } from "~/lib/cx.ts";
import { type ListView, nextSort } from "~/lib/list-view.ts";
import { DownIcon, UpIcon } from "./icons.tsx";
import type { Kind } from "./kinds.ts";

type Props<T extends Table> = {
  kind: Kind<T>;
  rows: readonly ListRow<T>[];
  sort: ListView<Status>["sort"];
  /** Records with unsaved text on this device. */
  drafts: ReadonlySet<number | null>;
  now: Date;
  onSort: (sort: string | null) => void;
  onEdit: (id: number) => void;
  onDelete: (row: ListRow<T>) => void;
};

export function RecordTable<T extends Table>(props: Props<T>) {
  const { kind, rows, sort, onSort } = props;
  return (
    // Wide tables scroll inside their frame, never the page.
    <div className="overflow-x-auto border border-line">
      <table className="w-full min-w-[44rem] border-collapse text-left">
        <thead className="bg-surface">
          <tr>
            {kind.columns.map(({ key, label }) => (
              <th
                key={key}
                scope="col"
                aria-sort={
                  sort?.by !== key ? undefined : sort.descending ? "descending" : "ascending"
                }
                className="px-4 py-2 font-semibold text-sm"
              >
                <button
                  type="button"
                  onClick={() => onSort(nextSort(sort, key))}
                  className="flex min-h-10 items-center gap-2 hover:text-accent-hover"
                >
                  {label}
                  <span className={cx(sort?.by !== key && "invisible")}>
                    {sort?.descending ? <DownIcon /> : <UpIcon />}
                  </span>
                </button>
              </th>
            ))}
            <th scope="col" className="px-4 py-2 font-semibold text-sm">
              {kind.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecordRow key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const badges: Record<Status, string> = {
  published: "border-edge text-text-2",
  scheduled: "border-accent text-accent-hover",
  draft: "border-edge border-dashed text-muted",
};

function RecordRow<T extends Table>({
  kind,
  row,
  drafts,
  now,
  onEdit,
  onDelete,
}: Props<T> & { row: ListRow<T> }) {
  const status = statusOf(row.published_at, now);
  return (
    <tr className="border-line border-t hover:bg-surface/60">
      {kind.columns.map(({ key, text }, index) => (
        <td key={key} className={cx("px-4 py-3 align-top", index > 0 && "text-text-2")}>
          <span className="line-clamp-2 break-words">
            {key === "youtube" ? <YoutubeLink address={text(row)} /> : text(row)}
          </span>
          {index === 0 && (
            <span className="mt-1.5 flex flex-wrap gap-2">
              <Badge className={badges[status]}>{list.statuses[status]}</Badge>
              {drafts.has(row.id) && (
                <Badge className="border-accent bg-accent text-ink">{list.unsaved}</Badge>
              )}
            </span>
          )}
        </td>
      ))}
      <td className="w-0 px-4 py-3 align-top">
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onEdit(row.id)}
            aria-label={`${list.edit}: ${row.title}`}
          >
            {list.edit}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onDelete(row)}
            aria-label={`${list.delete}: ${row.title}`}
            className="hover:border-danger hover:text-danger"
          >
            {list.delete}
          </Button>
        </div>
      </td>
    </tr>
  );
}

function Badge({ className, children }: { className: string; children: string }) {
  return (
    <span className={cx("label inline-block rounded-frame border px-2 py-0.5", className)}>
      {children}
    </span>
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
