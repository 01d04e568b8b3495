import { useId } from "react";
import { Link } from "react-router";
import { resolveImage } from "~/data/pictures/images.ts";
import { nextSort } from "~/panel/access/list-view.ts";
import { type Status, statusOf } from "~/panel/data/publication.ts";
import type { ListRow, ListView } from "~/panel/data/records/record-list.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { DownIcon, SortIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { ViewOnSite } from "~/panel/kit/ui/view-on-site.tsx";
import { bulk, list } from "~/panel/kit/words.ts";
import { usePictures } from "~/panel/pictures/queries.ts";
import type { RecordKind } from "~/panel/records/kind.ts";
import { usePreviewImages } from "~/panel/records/preview/use-preview-images.ts";
import { formatTerm, publicationDate } from "~/panel/records/publication/publication-outcome.ts";
import { unpublished } from "~/panel/records/words.ts";
import { UploadedImage } from "~/site/uploaded-image.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";

type Props<T extends Table> = {
  kind: RecordKind<T>;
  rows: readonly ListRow[];
  sort: ListView["sort"];
  drafts: ReadonlySet<number | null>;
  changed: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  onChoose: (id: number, isChosen: boolean) => void;
  onAll: () => void;
  onNone: () => void;
  lastSaves: ReadonlyMap<number, { by: string; at: string }> | undefined;
  /** Whether rows are chosen, to be published together. */
  isChoosing: boolean;
  mayChange: (row: ListRow) => boolean;
  now: Date;
  onSort: (sort: string | null) => void;
  editing: (id: number) => string;
  onEdit: (id: number) => void;
  onDelete: (row: ListRow) => void;
};

export function RecordTable<T extends Table>(props: Props<T>) {
  const { kind, rows, sort, onSort } = props;
  return (
    <table className="w-full border-collapse text-left max-lg:block lg:border lg:border-line [&_:is(a,button,input)]:scroll-mb-20">
      <thead className="bg-surface max-lg:hidden">
        <tr>
          {kind.columns.map(({ key, label }, index) => (
            <th
              key={key}
              scope="col"
              aria-sort={sort?.by !== key ? "none" : sort.descending ? "descending" : "ascending"}
              className="whitespace-nowrap px-4 font-semibold text-sm"
            >
              <span className="flex items-center gap-3">
                {index === 0 && props.isChoosing && <ChooseAll {...props} />}
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
              </span>
            </th>
          ))}
          <th scope="col" className="px-4 font-semibold text-sm">
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

function ChooseAll<T extends Table>({ rows, chosen, onAll, onNone }: Props<T>) {
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  return (
    <input
      type="checkbox"
      aria-label={bulk.all}
      checked={count === rows.length}
      ref={(element) => {
        if (element) element.indeterminate = count > 0 && count < rows.length;
      }}
      onChange={({ target }) => (target.checked ? onAll() : onNone())}
      className="size-5 shrink-0 accent-accent"
    />
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
  isChoosing,
  mayChange,
  now,
  editing,
  onEdit,
  onDelete,
}: Props<T> & { row: ListRow }) {
  const titleId = useId();
  const status = statusOf(row, now);
  const saved = lastSaves?.get(row.id);
  return (
    <tr className="transition-colors hover:bg-surface max-lg:flex max-lg:flex-col max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:border-line lg:border-t">
      {kind.columns.map(({ key, label, text }, index) => (
        <td
          key={key}
          className={cx(
            "align-middle max-lg:block lg:px-4 lg:py-1 lg:first:min-w-[21rem]",
            index > 0 && "text-sm text-text-2 leading-tight max-lg:mt-1.5 max-lg:flex max-lg:gap-3",
            (key === "author" || key === "published_at") && "lg:w-0 lg:whitespace-nowrap",
          )}
        >
          {index === 0 ? (
            <span className="flex min-w-0 items-center gap-3">
              {isChoosing && (
                <input
                  type="checkbox"
                  aria-label={list.choose(row.title)}
                  checked={chosen.has(row.id)}
                  onChange={({ target }) => onChoose(row.id, target.checked)}
                  className="size-5 shrink-0 accent-accent"
                />
              )}
              <RowPicture address={row.image_url} />
              <span className="min-w-0 leading-tight">
                <Link
                  id={titleId}
                  to={editing(row.id)}
                  preventScrollReset
                  className="font-semibold decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:underline max-lg:py-1"
                >
                  {text(row)}
                </Link>
                {status === "published" && (
                  <ViewOnSite isShort path={kind.path(row.slug)} aria-describedby={titleId} />
                )}
                <span className="flex flex-wrap items-center gap-x-3 text-sm text-text-2">
                  {status === "published" ? (
                    <span className="sr-only">{list.statuses.published}</span>
                  ) : (
                    <Badge className={badges[status]}>{list.statuses[status]}</Badge>
                  )}
                  {kind.showsSlug && (
                    <span className="font-mono text-muted text-xs [overflow-wrap:anywhere]">
                      {row.slug}
                    </span>
                  )}
                  {kind.datesStatus && row.published_at && (
                    <span>{publicationDate(row.published_at, now)}</span>
                  )}
                  {status !== "hidden" && row.hidden_after && (
                    <span>{list.hides(formatTerm(row.hidden_after))}</span>
                  )}
                  {row.sent_at && (
                    <Badge className="border-accent text-accent-hover">
                      {list.statuses.review}
                    </Badge>
                  )}
                  {changed.has(row.id) && (
                    <Badge className="border-accent text-accent-hover">{unpublished.badge}</Badge>
                  )}
                  {drafts.has(row.id) && (
                    <Badge className="border-accent bg-accent text-ink">{list.unsaved}</Badge>
                  )}
                  {saved && (
                    <span className="text-muted [overflow-wrap:anywhere]">
                      {list.savedBy(formatMoment(saved.at), saved.by)}
                    </span>
                  )}
                </span>
              </span>
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
      <td className="align-middle max-lg:mt-auto max-lg:pt-4 lg:w-0 lg:px-4 lg:py-1">
        <div className="flex items-center gap-5">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => onEdit(row.id)}
            aria-describedby={titleId}
          >
            {mayChange(row) ? list.edit : list.read}
          </Button>
          {mayChange(row) && (
            <Button
              variant="ghost"
              onClick={() => onDelete(row)}
              aria-describedby={titleId}
              className="text-sm text-text-2 hover:text-danger lg:min-h-10"
            >
              {list.delete}
            </Button>
          )}
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

/** An empty frame until the library has said which smaller copies there are. */
function RowPicture({ address }: { address: string | null }) {
  const images = usePreviewImages();
  const { isPending } = usePictures();
  const image = isPending ? null : resolveImage(address, images);
  return (
    <UploadedImage
      image={image && { ...image, alt: "" }}
      alt=""
      sizes="3.5rem"
      className="h-10 w-14 shrink-0 rounded-frame"
    />
  );
}
