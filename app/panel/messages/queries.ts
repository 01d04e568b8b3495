import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { shapes } from "~/content/agency/shapes.ts";
import { openingOf } from "~/content/agency/shown.ts";
import { every } from "~/panel/access/query-client.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { usePageContent } from "~/panel/company/queries.ts";
import {
  findMessages,
  listMessageSources,
  loadMessage,
  type MessageFilter,
  messagesKey,
} from "~/panel/data/messages.ts";
import { TYPING_PAUSE } from "~/panel/records/queries.ts";
import type { OfficeHours } from "~/site/office-hours/office-hours.ts";
import { messages as text } from "./words.ts";

export const PAGE_SIZE = 50;

const FRESH = 50_000;

export function useMessageList(filter: MessageFilter, page: number) {
  const { client, withSession } = useSession();
  return useQuery({
    queryKey: [...messagesKey, "list", filter, page],
    queryFn: async ({ signal }) => {
      if (filter.search) await new Promise((done) => setTimeout(done, TYPING_PAUSE));
      signal.throwIfAborted();
      const first = page * PAGE_SIZE;
      return withSession(() => findMessages(client, filter, first, PAGE_SIZE));
    },
    placeholderData: keepPreviousData,
    refetchInterval: every(FRESH),
    meta: { failed: text.listFailed },
  });
}

export function useMessageSources() {
  return useRead([...messagesKey, "sources"], listMessageSources);
}

export const messageKey = (id: number) => [...messagesKey, "one", id] as const;

export function useMessage(id: number | null) {
  const { client, withSession } = useSession();
  return useQuery({
    queryKey: messageKey(id ?? 0),
    queryFn: () => (id === null ? null : withSession(() => loadMessage(client, id))),
    refetchInterval: every(FRESH),
    meta: { failed: text.loadFailed },
  });
}

export function useOfficeHours(): OfficeHours | undefined {
  const row = usePageContent().data?.find(({ key }) => key === "opening-hours");
  const { data } = shapes["opening-hours"].safeParse(row?.value);
  return data && openingOf(data);
}
