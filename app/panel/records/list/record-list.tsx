import { useState } from "react";
import { deviceStorage } from "~/data/browser-storage.ts";
import { readListView } from "~/panel/access/list-view.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useListParams } from "~/panel/access/use-list-params.ts";
import type { ListRow, ListView } from "~/panel/data/records/record-list.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { unsavedRecords } from "~/panel/editing/unsaved/unsaved-text.ts";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { bulk, list } from "~/panel/kit/words.ts";
import type { RecordKind } from "~/panel/records/kind.ts";
import {
  useChangedRecords,
  useExisting,
  useLastSaves,
  useMayChange,
  useRecordList,
  useWorkingCopies,
} from "~/panel/records/queries.ts";
import { useReadHints } from "~/panel/writing/word-hint.tsx";
import { Button } from "~/ui/button.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import { DeleteRecord } from "./delete-record.tsx";
import { ListFilters } from "./list-filters.tsx";
import { MoreRecords } from "./more-records.tsx";
import type { PlannedPage } from "./planned.ts";
import { PlannedCalendar } from "./planned-calendar.tsx";
import { RecordTable } from "./record-table.tsx";
import { Trash } from "./trash.tsx";

const none: ReadonlySet<number> = new Set();

type Props<T extends Table> = {
  kind: RecordKind<T>;
  /** For the calendar: what is planned beside the records. */
  plannedPages: readonly PlannedPage[];
};

export function RecordList<T extends Table>({ kind, plannedPages }: Props<T>) {
  const { account } = useSession();
  const { params, change } = useListParams();
  useReadHints();
  const [leaving, setLeaving] = useState<ListRow | null>(null);
  const [chosen, setChosen] = useState(none);
  const view = readListView(
    params,
    kind.columns.map(({ key }) => key),
  );
  const isNarrowed = view.query.trim() !== "" || view.status !== null;
  const failed = kind.text.messages.listFailed;
  const found = useRecordList(kind.table, view, failed);
  const { data, isLoadingError, isPlaceholderData } = found;
  const { data: copies } = useWorkingCopies(kind.table);
  const onDevice = unsavedRecords(deviceStorage, { userId: account.id, table: kind.table });
  const drafts = new Set([...onDevice, ...(copies ?? [])]);
  const { data: existing } = useExisting(
    kind.table,
    [...drafts].filter((id) => id !== null).sort((one, other) => one - other),
  );
  const unlisted = [...drafts].filter((id) => id === null || existing?.has(id) === false);

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
      {(isNarrowed || data) && (
        <PartBoundary>
          <PlannedCalendar table={kind.table} pages={plannedPages} />
        </PartBoundary>
      )}
      {(isNarrowed || (data && data.total > 0)) && (
        <ListFilters
          view={view}
          searchHint={kind.text.searchHint}
          columns={kind.columns}
          count={data && kind.text.count(data.total)}
          onChange={change}
        />
      )}
      {isLoadingError ? (
        <ListFailed text={failed} onRetry={found.refetch} busy={found.isFetching} />
      ) : !data || (data.total === 0 && isPlaceholderData) ? (
        <ListSkeleton />
      ) : data.total > 0 ? (
        <>
          <FoundRows
            kind={kind}
            rows={data.rows}
            sort={view.sort}
            drafts={drafts}
            chosen={chosen}
            onChosen={setChosen}
            onDelete={setLeaving}
          />
          {found.hasNextPage && (
            <MoreRecords
              left={data.total - data.rows.length}
              isLoading={found.isFetchingNextPage}
              isFailed={found.isFetchNextPageError}
              failed={failed}
              onMore={found.fetchNextPage}
            />
          )}
        </>
      ) : isNarrowed ? (
        <NoRows
          text={list.noMatch}
          action={{ label: list.clear, run: () => change({ q: null, status: null }) }}
        />
      ) : (
        <NoRows text={kind.text.empty} />
      )}
      <DeleteRecord kind={kind} record={leaving} onClose={() => setLeaving(null)} />
      {params.has("trash") && <Trash kind={kind} onClose={() => change({ trash: null })} />}
    </section>
  );
}

type FoundProps<T extends Table> = {
  kind: RecordKind<T>;
  rows: readonly ListRow[];
  sort: ListView["sort"];
  drafts: ReadonlySet<number | null>;
  chosen: ReadonlySet<number>;
  onChosen: (ids: ReadonlySet<number>) => void;
  onDelete: (row: ListRow) => void;
};

function FoundRows<T extends Table>(props: FoundProps<T>) {
  const { kind, rows, chosen, onChosen } = props;
  const { params, change } = useListParams();
  const { rights } = useSession();
  const mayChange = useMayChange(kind.table) ?? (() => false);
  const { data: changed } = useChangedRecords(kind.table);
  const { data: lastSaves } = useLastSaves(kind.table);
  const now = new Date();
  const chooseAll = () => onChosen(new Set(rows.map(({ id }) => id)));
  const chooseNone = () => onChosen(none);
  const editing = (id: number) => {
    const search = new URLSearchParams(params);
    search.set("edit", String(id));
    return `?${search}`;
  };

  return (
    <>
      {rights.mayEdit && (
        <>
          <BulkActions
            kind={kind}
            chosen={rows.filter(({ id }) => chosen.has(id))}
            now={now}
            onNone={chooseNone}
          />
          <Button variant="ghost" className="mb-4 lg:hidden" onClick={chooseAll}>
            {bulk.all}
          </Button>
        </>
      )}
      <RecordTable
        {...props}
        onAll={chooseAll}
        onNone={chooseNone}
        onChoose={(id, isChosen) => {
          const next = new Set(chosen);
          if (isChosen) next.add(id);
          else next.delete(id);
          onChosen(next);
        }}
        changed={changed ?? none}
        isChoosing={rights.mayEdit}
        mayChange={mayChange}
        now={now}
        onSort={(sort) => change({ sort }, true)}
        editing={editing}
        lastSaves={lastSaves}
        onEdit={(id) => change({ edit: String(id) })}
      />
    </>
  );
}
