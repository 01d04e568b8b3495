import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import {
  type ImportRun,
  listImportRuns,
  readImportReport,
} from "~/panel/data/transfer/import-runs.ts";
import { ImportRefusal, readImportServer } from "~/panel/data/transfer/import-server.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { toastError } from "~/ui/toast.ts";
import { transfer as text } from "./words.ts";

const runsKey = ["import-runs"] as const;
const WATCHED_EVERY = 1_000;
const OTHERWISE_EVERY = 15_000;
/** The process tells of itself each ten seconds; the database gives it up after thirty. */
const SILENCE_MS = 35_000;

export function useImportServer() {
  return useRead(["import-server"], readImportServer, { meta: { failed: text.listFailed } });
}

export function useImportRuns() {
  return useRead(runsKey, listImportRuns, {
    meta: { failed: text.listFailed },
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data?.some(({ state }) => state === "running") ? WATCHED_EVERY : OTHERWISE_EVERY,
  });
}

export function useImportReport(id: number) {
  return useRead(["import-report", id], (client) => readImportReport(client, id), {
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Its process is gone, though nobody has written that down yet. */
export function isSilent({ state, heard_at }: ImportRun, now: number): boolean {
  return state === "running" && now - new Date(heard_at).getTime() > SILENCE_MS;
}

/** Gives an order to the server, says in words when it refuses, and reads the runs anew. */
export function useImportOrder<Order>(
  give: (client: ReturnType<typeof useSession>["client"], order: Order) => Promise<void>,
) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => withSession(() => give(client, order)),
    onError: (error) => toastError(refusalText(error)),
    // New posts, pictures and redirects may be there.
    onSettled: () => queries.invalidateQueries(),
  });
}

export function refusalText(error: unknown): string {
  if (error instanceof ImportRefusal) return text.problem(error.code, undefined);
  return text.orderFailed(problemText(error));
}
