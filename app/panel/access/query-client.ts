import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
} from "@tanstack/react-query";
import { isSignedOut } from "~/panel/data/session.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import { toastError } from "~/ui/toast.ts";

/** A request is repeated three times, after 1, 2 and 4 seconds, unless repeating cannot help. */
export function mayHelp(failures: number, error: Error): boolean {
  const hopeless = error instanceof DataProblem && !["offline", "other"].includes(error.kind);
  return failures < 3 && !hopeless;
}

/** The refetchInterval of what the clock reads, in milliseconds; none once the session has ended. */
export const every =
  (pause: number) =>
  ({ state }: { state: { error: Error | null } }): number | false =>
    isSignedOut(state.error) ? false : pause;

class PanelQueryClient extends QueryClient {
  /**
   * Ends the reads that began before the change too. TanStack Query ends only those whose data is
   * on the screen: an older answer of any other read would count as fresh.
   */
  override invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    void this.cancelQueries({
      ...filters,
      predicate: (query) =>
        (filters.predicate?.(query) ?? true) &&
        (query.state.data === undefined || !query.isActive()),
    });
    return super.invalidateQueries(filters, options);
  }
}

export function createQueryClient(): QueryClient {
  // A button is disabled before the second click of a double click, not a task later.
  notifyManager.setScheduler((run) => Promise.resolve().then(run));
  return new PanelQueryClient({
    queryCache: new QueryCache({
      onError(error, { meta }) {
        if (!isSignedOut(error)) console.error(error);
        if (typeof meta?.failed === "string") toastError(meta.failed);
      },
    }),
    mutationCache: new MutationCache({ onError: (error) => console.error(error) }),
    // Without a network a press fails and says so, rather than wait for it unseen.
    defaultOptions: {
      queries: {
        retry: mayHelp,
        staleTime: 10_000,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}
