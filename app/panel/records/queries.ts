import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueries,
} from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { listPlanned, type PlannedRow } from "~/panel/data/planned.ts";
import {
  existingIds,
  findRecords,
  type ListPart,
  type ListView,
  listAuthors,
  listOwnRecords,
  listTags,
} from "~/panel/data/records/record-list.ts";
import { type Table, tables } from "~/panel/data/records/records.ts";
import { listLastSaves, listTrash } from "~/panel/data/records/revisions.ts";
import { changedRecords } from "~/panel/data/records/unpublished-changes.ts";
import { workingCopiesOf } from "~/panel/data/records/working-copies.ts";
import { withoutInvisible } from "~/text/invisible.ts";

export const recordsKey = (table: Table) => ["records", table] as const;
export const listKey = (table: Table) => [...recordsKey(table), "list"] as const;
export const workingCopiesKey = (table: Table) => ["working-copies", table] as const;
export const changedKey = (table: Table) => ["unpublished-changes", table] as const;
export const talkKey = (table: Table, id: number) => ["record-talk", table, id] as const;
export const trashKey = (table: Table) => ["trash", table] as const;

/** After a change of a record, or of what is kept beside it. */
export function refreshList(queries: QueryClient, table: Table): void {
  void queries.invalidateQueries({ queryKey: recordsKey(table) });
  void queries.invalidateQueries({ queryKey: changedKey(table) });
}

/** How many rows of a list come at once. */
export const PORTION = 50;
/** So short that what is found among 5,000 posts is there within the bound of bench/budgets.ts. */
export const TYPING_PAUSE = 100;

export function useRecordList(table: Table, view: ListView, failed: string) {
  const { client, withSession } = useSession();
  const asked = { ...view, query: withoutInvisible(view.query).trim() };
  return useInfiniteQuery({
    queryKey: [...listKey(table), asked],
    queryFn: async ({ pageParam, signal }) => {
      if (asked.query && pageParam === 0)
        await new Promise((done) => setTimeout(done, TYPING_PAUSE));
      signal.throwIfAborted();
      return withSession(() => findRecords(client, table, asked, pageParam, PORTION));
    },
    initialPageParam: 0,
    getNextPageParam: ({ total }, _, first) =>
      first + PORTION < total ? first + PORTION : undefined,
    placeholderData: keepPreviousData,
    select: joined,
    meta: { failed },
  });
}

/** A row that was added meanwhile moves the others, so that one may come twice. */
function joined({ pages }: InfiniteData<ListPart>): ListPart {
  const rows = new Map(pages.flatMap((part) => part.rows.map((row) => [row.id, row])));
  return { rows: [...rows.values()], total: pages[0]?.total ?? 0 };
}

/** At once, before the lists are read again, so that the focus does not return to the row. */
export function takeFromLists(queries: QueryClient, table: Table, id: number): void {
  queries.setQueriesData<InfiniteData<ListPart>>({ queryKey: listKey(table) }, (list) => {
    const pages = list?.pages.map(({ rows, total }) => ({
      rows: rows.filter((row) => row.id !== id),
      total: total - 1,
    }));
    return list && pages && { ...list, pages };
  });
}

type Publishable = { id: number; published_at: string | null };

/** Which records somebody may change; undefined until that is known. */
export function useMayChange(table: Table): ((row: Publishable) => boolean) | undefined {
  const { rights } = useSession();
  const { data: own } = useRead(
    [...recordsKey(table), "own"],
    (client) => listOwnRecords(client, table),
    { enabled: !rights.mayEdit },
  );
  if (rights.mayEdit) return () => true;
  return own && (({ id, published_at }) => published_at === null && own.has(id));
}

export function useExisting(table: Table, ids: readonly number[]) {
  return useRead(
    [...recordsKey(table), "existing", ids],
    (client) => existingIds(client, table, ids),
    { enabled: ids.length > 0 },
  );
}

export function useAuthors() {
  return useRead([...recordsKey("blog_posts"), "authors"], listAuthors);
}

export function useTags() {
  return useRead([...recordsKey("blog_posts"), "tags"], listTags);
}

export function useWorkingCopies(table: Table) {
  return useRead(workingCopiesKey(table), (client) => workingCopiesOf(client, table));
}

export function usePlanned(): PlannedRow[] {
  const { client, withSession } = useSession();
  const lists = useQueries({
    queries: tables.map((table) => ({
      queryKey: [...recordsKey(table), "planned"],
      queryFn: () => withSession(() => listPlanned(client, table, new Date())),
    })),
  });
  return lists.flatMap(({ data }) => data ?? []);
}

export function useLastSaves(table: Table) {
  return useRead([...recordsKey(table), "last-saves"], (client) => listLastSaves(client, table));
}

export function useChangedRecords(table: Table) {
  return useRead(changedKey(table), (client) => changedRecords(client, table));
}

export function useTrash<T extends Table>(table: T, failed: string) {
  return useRead(trashKey(table), (client) => listTrash(client, table, new Date()), {
    meta: { failed },
  });
}
