import { useEffect, useState } from "react";
import { Link } from "react-router";
import { idOf } from "~/data/records/lookup.ts";
import { filterLook, SearchField } from "~/panel/access/filter-fields.tsx";
import { Screen } from "~/panel/access/screen.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { useListParams } from "~/panel/access/use-list-params.ts";
import { handlings, type MessageFilter } from "~/panel/data/messages.ts";
import { tables } from "~/panel/data/records/records.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { mailUnset } from "~/panel/kit/words.ts";
import { useMailWatch } from "~/panel/notifications/queries.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button } from "~/ui/button.tsx";
import { BulkMessages } from "./bulk-messages.tsx";
import { officeNow } from "./deadline.ts";
import { DownloadMessages } from "./download-messages.tsx";
import { MessageTable } from "./message-table.tsx";
import { PAGE_SIZE, useMessageList, useMessageSources, useOfficeHours } from "./queries.ts";
import { messages as text } from "./words.ts";

const ALL = "all";

export function Inbox() {
  const { rights } = useSession();
  const { params, change } = useListParams();
  const { filter, page } = readFilter(params);
  const { data, isLoadingError, refetch, isFetching } = useMessageList(filter, page);
  const { data: sources } = useMessageSources();
  const { data: watch } = useMailWatch();
  const now = new Date();
  const hours = useOfficeHours();
  const choose = (changes: Record<string, string | null>) =>
    change({ ...changes, page: null }, true);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const mark = (id: number, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  const isPastEnd = page > 0 && !isFetching && data?.rows.length === 0;
  const isNarrowed = filter.search !== "" || filter.source !== null || filter.record !== null;

  // The last message of the page was dealt with, here or by somebody else.
  useEffect(() => {
    if (isPastEnd) change({ page: page > 1 ? String(page) : null }, true);
  });

  return (
    <Screen
      title={text.title}
      aside={<p className="text-muted text-sm">{text.office(officeNow(now, hours))}</p>}
    >
      <search className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <SearchField value={filter.search} hint={text.searchHint} onChange={(q) => choose({ q })} />
        <ChoiceButtons
          legend={text.filter}
          chosen={filter.handling ?? ALL}
          choices={[
            ...handlings.map((value) => ({ value, label: text.filters[value] })),
            { value: ALL, label: text.all },
          ]}
          onChoose={(status) => choose({ status })}
        />
        {sources && sources.length > 0 && (
          <label className="grid gap-2 max-sm:w-full">
            <span className="label text-text-2">{text.source}</span>
            <select
              value={filter.source ?? ""}
              onChange={(event) => choose({ source: event.target.value })}
              className={filterLook}
            >
              <option value="">{text.anySource}</option>
              {sources.map(({ source, messages }) => (
                <option key={source} value={source}>
                  {source} ({messages})
                </option>
              ))}
            </select>
          </label>
        )}
        <p role="status" className="label ml-auto pb-2.5 text-muted max-sm:sr-only">
          {data && text.count(data.total)}
        </p>
      </search>
      {filter.record && (
        <p className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-accent border-l-2 bg-surface px-4 py-3">
          {text.readers[filter.record.table]}
          <Button variant="ghost" onClick={() => choose({ blog_posts: null, case_studies: null })}>
            {text.allReaders}
          </Button>
        </p>
      )}
      {watch?.isUnset && rights.isAdmin && (
        <p className="mb-5 border-accent border-l-2 bg-surface px-4 py-3">
          {mailUnset}.{" "}
          <Link to="/admin/powiadomienia" className="underline underline-offset-4">
            {text.howToMail}
          </Link>
        </p>
      )}
      {data && (
        <BulkMessages
          rows={data.rows}
          chosen={chosen}
          onAll={() => setChosen(new Set(data.rows.map(({ id }) => id)))}
          onNone={() => setChosen(new Set())}
        />
      )}
      {isLoadingError ? (
        <ListFailed text={text.listFailed} onRetry={refetch} busy={isFetching} />
      ) : !data || isPastEnd ? (
        <ListSkeleton />
      ) : data.rows.length === 0 ? (
        <NoRows text={isNarrowed ? text.noMatch : text.empty[filter.handling ?? ALL]} />
      ) : (
        <MessageTable
          rows={data.rows}
          now={now}
          isMailUnset={watch?.isUnset ?? false}
          back={params}
          chosen={chosen}
          onChoose={mark}
        />
      )}
      {data && data.total > PAGE_SIZE && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={page === 0}
            onClick={() => change({ page: page > 1 ? String(page) : null })}
          >
            {text.newer}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={(page + 1) * PAGE_SIZE >= data.total}
            onClick={() => change({ page: String(page + 2) })}
          >
            {text.older}
          </Button>
          <p className="text-muted text-sm">
            {text.range(
              page * PAGE_SIZE + 1,
              Math.min((page + 1) * PAGE_SIZE, data.total),
              data.total,
            )}
          </p>
        </div>
      )}
      {rights.isAdmin && data && data.total > 0 && (
        <DownloadMessages filter={filter} total={data.total} />
      )}
    </Screen>
  );
}

/** Read from the address: `?status=open&q=dron&source=google.com&blog_posts=12&page=2`. */
function readFilter(params: URLSearchParams): { filter: MessageFilter; page: number } {
  const status = params.get("status") ?? "new";
  const page = Number(params.get("page"));
  return {
    filter: {
      handling: status === ALL ? null : (handlings.find((known) => known === status) ?? "new"),
      search: withoutInvisible(params.get("q") ?? "").trim(),
      source: params.get("source"),
      record:
        tables.flatMap((table) => {
          const id = idOf(params.get(table) ?? "");
          return id === null ? [] : [{ table, id }];
        })[0] ?? null,
    },
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page - 1 : 0,
  };
}
