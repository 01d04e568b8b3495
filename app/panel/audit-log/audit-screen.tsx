import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SearchField } from "~/panel/access/filter-fields.tsx";
import { Screen } from "~/panel/access/screen.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { useListParams } from "~/panel/access/use-list-params.ts";
import { findAuditEvents, seesFailedSignIns } from "~/panel/data/accounts/audit-log.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { TYPING_PAUSE } from "~/panel/records/queries.ts";
import { Button } from "~/ui/button.tsx";
import { EventList } from "./event-list.tsx";
import { readWords } from "./told-event.ts";
import { groups, auditLog as text } from "./words.ts";

const ALL = "all";
const PAGE_SIZE = 50;

type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[]; // the keys of a literal

export function AuditScreen() {
  const { params, change } = useListParams();
  const search = (params.get("q") ?? "").slice(0, 200);
  const group = groupNames.find((name) => name === params.get("rodzaj"));
  const page = Math.max(0, (Number.parseInt(params.get("page") ?? "", 10) || 1) - 1);
  const { data, isLoadingError, refetch, isFetching } = useEvents(search, group, page);
  const choose = (changes: Record<string, string | null>) =>
    change({ ...changes, page: null }, true);
  const go = (to: number) => change({ page: to > 0 ? String(to + 1) : null });

  return (
    <Screen title={text.title}>
      <p className="mb-6 max-w-prose text-text-2">{text.lead}</p>
      {!seesFailedSignIns() && <p className="mb-6 max-w-prose text-muted">{text.elsewhere}</p>}
      <search className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <SearchField value={search} hint={text.searchHint} onChange={(q) => choose({ q })} />
        <ChoiceButtons
          legend={text.group}
          chosen={group ?? ALL}
          choices={[
            { value: ALL, label: text.all },
            ...groupNames.map((value) => ({ value, label: groups[value].name })),
          ]}
          onChoose={(value) => choose({ rodzaj: value === ALL ? null : value })}
        />
        <p role="status" className="label ml-auto pb-2.5 text-muted max-sm:sr-only">
          {data && text.count(data.total)}
        </p>
      </search>
      {isLoadingError ? (
        <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton />
      ) : data.rows.length === 0 ? (
        <NoRows text={search || group ? text.noMatch : text.empty} />
      ) : (
        <EventList events={data.rows} />
      )}
      {data && (data.total > PAGE_SIZE || page > 0) && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={page === 0}
            onClick={() => go(data.rows.length === 0 ? 0 : page - 1)}
          >
            {text.newer}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={(page + 1) * PAGE_SIZE >= data.total}
            onClick={() => go(page + 1)}
          >
            {text.older}
          </Button>
          {data.rows.length > 0 && (
            <p className="text-muted text-sm">
              {text.range(page * PAGE_SIZE + 1, page * PAGE_SIZE + data.rows.length, data.total)}
            </p>
          )}
        </div>
      )}
    </Screen>
  );
}

function useEvents(search: string, group: Group | undefined, page: number) {
  const { client, withSession } = useSession();
  return useQuery({
    queryKey: ["audit-log", search, group, page],
    queryFn: async ({ signal }) => {
      if (search) await new Promise((done) => setTimeout(done, TYPING_PAUSE));
      signal.throwIfAborted();
      const kinds = group ? Object.keys(groups[group].kinds) : null;
      const filter = { kinds, words: readWords(search) };
      return withSession(() => findAuditEvents(client, filter, page * PAGE_SIZE, PAGE_SIZE));
    },
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    meta: { failed: text.failed },
  });
}
