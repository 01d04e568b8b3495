import { type QueryClient, useQueries, useQuery } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { listPlanned, type PlannedRow } from "~/panel/data/planned.ts";
import { listRecords, searchTexts, type Table, tables } from "~/panel/data/records.ts";
import { listLastSaves, listTrash } from "~/panel/data/revisions.ts";
import { changedRecords } from "~/panel/data/unpublished-changes.ts";
import { workingCopiesOf } from "~/panel/data/working-copies.ts";
import { withoutInvisible } from "~/text/invisible.ts";

export const recordsKey = (table: Table) => ["records", table] as const;
export const workingCopiesKey = (table: Table) => ["working-copies", table] as const;
export const changedKey = (table: Table) => ["unpublished-changes", table] as const;
export const trashKey = (table: Table) => ["trash", table] as const;

/** After a change of a record, or of what is kept beside it. */
export function refreshList(queries: QueryClient, table: Table): void {
  queries.invalidateQueries({ queryKey: recordsKey(table) });
  queries.invalidateQueries({ queryKey: changedKey(table) });
}

export function useRecords<T extends Table>(table: T, failed: string) {
  return useRead(recordsKey(table), (client) => listRecords(client, table), { meta: { failed } });
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

export const TYPING_PAUSE = 300;

export function useTextSearch(table: Table, search: string) {
  const { client, withSession } = useSession();
  const query = withoutInvisible(search).trim();
  return useQuery({
    queryKey: [...recordsKey(table), "texts", query],
    enabled: query !== "",
    queryFn: async ({ signal }) => {
      await new Promise((done) => setTimeout(done, TYPING_PAUSE));
      signal.throwIfAborted();
      return withSession(() => searchTexts(client, table, query));
    },
  });
}

export function useTrash<T extends Table>(table: T, failed: string) {
  return useRead(trashKey(table), (client) => listTrash(client, table, new Date()), {
    meta: { failed },
  });
}
