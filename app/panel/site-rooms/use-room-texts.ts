import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import {
  draftText,
  listPublishedTexts,
  listTextDrafts,
  publishTexts,
} from "~/panel/data/site/site-texts.ts";
import { problemText } from "~/panel/kit/problem.ts";
import type { TextEntry, TextId } from "~/site-texts/types.ts";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { type RoomText, roomTexts, withDraft } from "./room-texts.ts";
import { roomWords as words } from "./room-words.ts";

const queryKey = ["room-texts"];

async function readStored(client: AdminClient) {
  const [drafts, published] = await Promise.all([
    listTextDrafts(client),
    listPublishedTexts(client),
  ]);
  return { drafts: drafts.map(({ document, changes }) => ({ document, changes })), published };
}
type Stored = Awaited<ReturnType<typeof readStored>>;

export type Change = { text: RoomText; value: string };

/** Texts of a room that is no page: a draft until „Opublikuj zmiany”, as those of pages. */
export function useRoomTexts() {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef(0);
  const { data, isError, refetch, isFetching } = useRead(queryKey, readStored, {
    staleTime: 0,
    meta: { failed: words.failed },
  });
  const textsIn = (stored: Stored) => roomTexts(stored.drafts, stored.published);

  /** One after another: each begins from what the one before has kept. */
  function run(work: () => Promise<boolean>): Promise<boolean> {
    setBusy(true);
    left.current++;
    const result = last.current.then(async () => {
      try {
        return await withSession(work);
      } catch (error) {
        toastError(words.saveFailed(problemText(error)));
        return false;
      } finally {
        // What is read before the others are kept would show the state before them.
        if (--left.current === 0) {
          await queries.invalidateQueries({ queryKey });
          setBusy(left.current > 0);
        }
      }
    });
    last.current = result;
    return result;
  }

  return {
    texts: data && textsIn(data),
    stored: data,
    refresh: () => queries.invalidateQueries({ queryKey }),
    busy,
    failed: isError ? { text: words.failed, onRetry: refetch, busy: isFetching } : null,
    /** Shown at once. Tells whether all is kept; what somebody else has changed meanwhile is not. */
    keep(changes: readonly Change[]): Promise<boolean> {
      let stored = queries.getQueryData<Stored>(queryKey);
      const steps: { id: TextId; seen: TextEntry | null; entry: TextEntry | null }[] = [];
      for (const { text, value } of changes) {
        if (!stored) return Promise.resolve(false);
        const texts = textsIn(stored);
        if (texts.valueOf(text) === value) continue;
        const was = texts.originalOf(text);
        const entry = value === was ? null : { value, was };
        steps.push({ id: text.id, seen: texts.seen(text.id), entry });
        stored = { ...stored, drafts: withDraft(stored.drafts, text.id, entry) };
      }
      if (steps.length === 0) return Promise.resolve(true);
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, stored);
      return run(async () => {
        for (const { id, seen, entry } of steps) {
          const { kind } = await draftText(client, id, seen, entry);
          if (kind === "saved") continue;
          toastError(kind === "conflict" ? words.conflict : words.refused);
          return false;
        }
        return true;
      });
    },
    publish: (ids: readonly string[]): Promise<boolean> =>
      run(async () => {
        const stored = queries.getQueryData<Stored>(queryKey);
        const seen = stored ? textsIn(stored).waiting(ids) : {};
        await publishTexts(client, Object.keys(seen), seen);
        toastSuccess(words.published);
        return true;
      }),
  };
}

export type RoomStore = ReturnType<typeof useRoomTexts>;
