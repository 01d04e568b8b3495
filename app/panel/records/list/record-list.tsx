import { useState } from "react";
import { bulk, list } from "~/content/admin/admin.ts";
import { deviceStorage } from "~/data/browser-storage.ts";
import { readListView, viewRows } from "~/panel/access/list-view.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useListParams } from "~/panel/access/use-list-params.ts";
import { type Status, statusOf } from "~/panel/data/publication.ts";
import type { ListRow, Table } from "~/panel/data/records.ts";
import { unsavedRecords } from "~/panel/editing/unsaved/unsaved-text.ts";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { useFirstRows } from "~/panel/kit/ui/use-first-rows.tsx";
import type { RecordKind } from "~/panel/records/kind.ts";
import {
  useChangedRecords,
  useLastSaves,
  useRecords,
  useTextSearch,
  useWorkingCopies,
} from "~/panel/records/queries.ts";
import { Button } from "~/ui/button.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { DeleteRecord } from "./delete-record.tsx";
import { ListFilters } from "./list-filters.tsx";
import { PlannedCalendar } from "./planned-calendar.tsx";
import { RecordTable } from "./record-table.tsx";
import { Trash } from "./trash.tsx";

const statuses: readonly Status[] = ["published", "scheduled", "hidden", "draft"];
const PAGE = 100;

export function RecordList<T extends Table>({ kind }: { kind: RecordKind<T> }) {
  const { account } = useSession();
  const { params, change } = useListParams();
  const [leaving, setLeaving] = useState<ListRow<T> | null>(null);
  const { data, isLoadingError, refetch, isFetching } = useRecords(
    kind.table,
    kind.text.messages.listFailed,
  );
  const { data: copies } = useWorkingCopies(kind.table);
  const { data: changed } = useChangedRecords(kind.table);
  const onDevice = unsavedRecords(deviceStorage, { userId: account.id, table: kind.table });
  const drafts = new Set([...onDevice, ...(copies ?? [])]);
  const unlisted = [...drafts].filter((id) => id === null || data?.every((row) => row.id !== id));

  return (
    <section aria-label={kind.text.heading}>
      <div className="mb-2 flex flex-wrap items-center gap-4">
        <h2 className="mr-auto text-h3">{kind.text.heading}</h2>
        <Button variant="secondary" size="sm" onClick={() => change({ trash: "1" })}>
          {list.trash}
        </Button>
        <Button size="sm" onClick={() => change({ edit: "new" })}>
          {kind.text.add}
        </Button>
      </div>
      {!params.has("edit") &&
        unlisted.map((id) => (
          <p
            key={id}
            className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-accent border-l-2 bg-surface px-4 py-3"
          >
            {id !== null
              ? list.unsavedGone
              : onDevice.has(id)
                ? list.unsavedNew
                : list.unsavedNewElsewhere}
            <Button variant="ghost" onClick={() => change({ edit: String(id ?? "new") })}>
              {list.continue}
            </Button>
          </p>
        ))}
      {isLoadingError ? (
        <ListFailed text={kind.text.messages.listFailed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <NoRows text={kind.text.empty} />
      ) : (
        <FoundRows
          kind={kind}
          rows={data}
          drafts={drafts}
          changed={changed ?? none}
          onDelete={setLeaving}
        />
      )}
      <DeleteRecord kind={kind} record={leaving} onClose={() => setLeaving(null)} />
      {params.has("trash") && <Trash kind={kind} onClose={() => change({ trash: null })} />}
    </section>
  );
}

type FoundProps<T extends Table> = {
  kind: RecordKind<T>;
  rows: readonly ListRow<T>[];
  drafts: ReadonlySet<number | null>;
  changed: ReadonlySet<number>;
  onDelete: (row: ListRow<T>) => void;
};

const none: ReadonlySet<number> = new Set();

function FoundRows<T extends Table>({ kind, rows, drafts, changed, onDelete }: FoundProps<T>) {
  const { params, change } = useListParams();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { columns, searched } = kind;
  const now = new Date();
  const keys = columns.map(({ key }) => key);
  const view = readListView(params, statuses, keys);
  const { data: inTexts, isFetching: searching } = useTextSearch(kind.table, view.query);
  const found = viewRows(rows, view, {
    searched,
    placeInTexts: (row) => inTexts?.get(row.id),
    order: (row, key) => {
      const column = columns.find((one) => one.key === key);
      return column ? (column.order ?? column.text)(row) : "";
    },
    statusOf: (row) => statusOf(row, now),
  });
  const { data: lastSaves } = useLastSaves(kind.table);
  const { first: visible, more } = useFirstRows(found, PAGE, (next) => `${list.more} (${next})`);
  const chooseAll = () => setChosen(new Set(visible.map(({ id }) => id)));
  const chooseNone = () => setChosen(none);
  const editing = (id: number) => {
    const search = new URLSearchParams(params);
    search.set("edit", String(id));
    return `?${search}`;
  };

  return (
    <>
      <PartBoundary>
        <PlannedCalendar table={kind.table} />
      </PartBoundary>
      <ListFilters
        view={view}
        statuses={statuses}
        searchHint={kind.text.searchHint}
        columns={columns}
        count={found.length}
        onChange={change}
      />
      {found.length === 0 && searching ? (
        <ListSkeleton />
      ) : found.length === 0 ? (
        <NoRows
          text={list.noMatch}
          action={{ label: list.clear, run: () => change({ q: null, status: null }) }}
        />
      ) : (
        <>
          <BulkActions
            kind={kind}
            chosen={visible.filter(({ id }) => chosen.has(id))}
            now={now}
            onNone={chooseNone}
          />
          <Button variant="ghost" className="mb-4 lg:hidden" onClick={chooseAll}>
            {bulk.all}
          </Button>
          <RecordTable
            kind={kind}
            rows={visible}
            chosen={chosen}
            onAll={chooseAll}
            onNone={chooseNone}
            onChoose={(id, isChosen) => {
              const next = new Set(chosen);
              if (isChosen) next.add(id);
              else next.delete(id);
              setChosen(next);
            }}
            sort={view.sort}
            drafts={drafts}
            changed={changed}
            now={now}
            onSort={(sort) => change({ sort }, true)}
            editing={editing}
            lastSaves={lastSaves}
            onEdit={(id) => change({ edit: String(id) })}
            onDelete={onDelete}
          />
        </>
      )}
      {more}
    </>
  );
}
