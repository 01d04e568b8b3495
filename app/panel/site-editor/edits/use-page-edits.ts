import { useEffect, useState, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { z } from "zod";
import { deviceStorage, tabStorage } from "~/data/browser-storage.ts";
import { randomId } from "~/data/random-id.ts";
import { useSession } from "~/panel/access/session.tsx";
import {
  draftText,
  dropTextDrafts,
  planTexts,
  publishTexts,
  type SeenTexts,
} from "~/panel/data/site/site-texts.ts";
import { createStore } from "~/panel/editing/store.ts";
import { textStorage } from "~/panel/editing/unsaved/device-storage.ts";
import { createUnsavedKeeper } from "~/panel/editing/unsaved/unsaved-keeper.ts";
import { unsavedTexts } from "~/panel/editing/unsaved/unsaved-text.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { useAskBeforeUnload } from "~/panel/kit/ui/use-ask-before-unload.ts";
import { editor } from "~/panel/kit/words.ts";
import { formatTerm } from "~/panel/records/publication/publication-outcome.ts";
import { planWords } from "~/panel/site-editor/plan-words.ts";
import { siteEditor as words } from "~/panel/site-editor/words.ts";
import type { EditedPage, TextId } from "~/site-texts/types.ts";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";
import {
  editsOf,
  editsReducer,
  type NextSave,
  seenTexts,
  shownValue,
  type UnsavedTexts,
  unsavedOf,
  waitingDocuments,
} from "./edit-state.ts";
import { createUndo, type Way } from "./kept-steps.ts";
import { leftTexts } from "./left-texts.ts";
import { plannable } from "./plannable.ts";
import { createSaveQueue, type SaveOutcome } from "./save-queue.ts";
import { tidyText } from "./text-rules.ts";

export type TextEdits = ReturnType<typeof usePageEdits>;

/** One opening of a page: what is typed, its saves one after another, and what leaving it would lose. */
export function usePageEdits(
  path: string,
  page: Pick<EditedPage, "texts" | "facts">,
  reload: () => void,
) {
  const { client, account, withSession, whileSignedIn } = useSession();
  const [{ store, keeper, queue, undo }] = useState(() =>
    open(path, page, account.id, ({ id, seen, entry }) =>
      whileSignedIn(() => draftText(client, id, seen, entry)),
    ),
  );
  const edits = useSyncExternalStore(store.subscribe, store.state);
  const [busy, setBusy] = useState(false);
  const { isDirty } = unsavedOf(edits);
  const blocker = useBlocker(() => unsavedOf(store.state()).isDirty);
  useAskBeforeUnload(isDirty);
  useEffect(() => keepUnsaved(store.subscribe, keeper, queue), [store, keeper, queue]);

  const shownText = (id: TextId) => {
    const text = store.state().texts[id];
    return text && tidyText(text, shownValue(text));
  };
  const isClean = () => !unsavedOf(store.state()).isDirty;

  /** Somebody has changed a text since it was read: it still waits, and is shown. */
  function readAnew() {
    toastInfo(words.fewer);
    reload();
  }

  /** Of all documents that wait on this page. */
  async function change(
    run: (documents: string[]) => Promise<void>,
    failed: (reason: string) => string,
  ): Promise<void> {
    setBusy(true);
    try {
      await run(waitingDocuments(store.state()));
    } catch (error) {
      console.warn(error);
      toastError(failed(problemText(error)));
    } finally {
      setBusy(false);
    }
  }

  return {
    edits,
    isDirty,
    blocker,
    subscribe: store.subscribe,
    current: store.state,
    reload,
    dispatch: store.dispatch,
    busy: busy || edits.saving !== null,
    publishing: busy,
    type(id: TextId, value: string) {
      const text = store.state().texts[id];
      if (text) undo.typed(id, shownText(id) ?? "", tidyText(text, value));
      store.dispatch({ type: "typed", id, value });
      queue.changed();
    },
    /** Texts of ours that are true of the owner, as they stand. */
    accept(ids: readonly TextId[]) {
      for (const id of ids) {
        const value = store.state().texts[id]?.original;
        if (value !== undefined) store.dispatch({ type: "typed", id, value, isOwn: true });
      }
      queue.changed();
    },
    canUndo: undo.canGo("back", shownText),
    canRedo: undo.canGo("forward", shownText),
    /** The text that has changed, or null when there is no step. */
    undo(way: Way): TextId | null {
      const move = undo.go(way, shownText);
      if (!move) return null;
      store.dispatch({ type: "typed", id: move.id, value: move.value });
      queue.changed();
      return move.id;
    },
    settle(id: TextId, keep: "mine" | "theirs") {
      store.dispatch({ type: "conflict-settled", id, keep });
      queue.changed();
    },
    takeUnsaved() {
      store.dispatch({ type: "unsaved-taken" });
      queue.changed();
    },
    /** Whether all is stored. */
    async saveNow(): Promise<boolean> {
      await withSession(queue.flush).catch(console.warn);
      return isClean();
    },
    publish() {
      const left = leftTexts(store.state().texts);
      for (const { id, original } of left) {
        store.dispatch({ type: "typed", id, value: original, isOwn: false });
      }
      return change(async (documents) => {
        await withSession(queue.flush);
        for (const { id } of left) {
          store.dispatch({ type: "conflict-settled", id, keep: "theirs" });
        }
        if (!isClean()) return void toastError(words.notSaved);
        const seen = seenTexts(store.state());
        const count = await withSession(() => publishTexts(client, documents, seen));
        store.dispatch({ type: "published", documents });
        if (count > 0) toastSuccess(words.published(Math.max(1, count - left.length)));
        if (count < countOf(seen)) readAnew();
      }, words.publishFailed);
    },
    /** Whether what waits goes out at this moment. */
    async plan(moment: string): Promise<boolean> {
      let isPlanned = false;
      await change(async () => {
        await withSession(queue.flush);
        if (!isClean()) return void toastError(words.notSaved);
        const seen = plannable(store.state());
        const count = await withSession(() => planTexts(client, seen, moment));
        isPlanned = true;
        toastSuccess(planWords.done(count, formatTerm(moment)));
        if (count < countOf(seen)) readAnew();
      }, planWords.failed);
      return isPlanned;
    },
    drop: () =>
      change(async (documents) => {
        const seen = seenTexts(store.state());
        const count = await withSession(() => dropTextDrafts(client, documents, seen));
        store.dispatch({ type: "dropped", documents });
        toastSuccess(words.dropped);
        if (count < countOf(seen)) readAnew();
      }, words.dropFailed),
    leave: {
      stay: () => blocker.reset?.(),
      keep() {
        keeper.flush();
        blocker.proceed?.();
      },
      discard() {
        keeper.abandon();
        blocker.proceed?.();
      },
    },
  };
}

function open(
  path: string,
  { texts, facts }: Pick<EditedPage, "texts" | "facts">,
  userId: string,
  save: (next: NextSave) => Promise<SaveOutcome>,
) {
  const key = { userId, table: "site_texts", recordId: path };
  const earlier = unsavedTexts(deviceStorage, key, readUnsaved);
  const store = createStore(editsReducer, editsOf(texts, earlier, facts));
  const keeper = createUnsavedKeeper({
    storage: textStorage(deviceStorage),
    sitting: randomId(),
    state: () => unsavedOf(store.state()),
    keyOf: () => key,
    onNoRoom: () => toastError(editor.noRoom),
  });
  const undo = createUndo(tabStorage, `site-texts-steps ${userId} ${path}`);
  return { store, keeper, undo, queue: createSaveQueue({ ...store, save }) };
}

function countOf(seen: SeenTexts): number {
  return Object.values(seen).reduce((sum, changes) => sum + Object.keys(changes).length, 0);
}

const entry = z.object({ value: z.string(), was: z.string() });
const unsaved = z.record(z.string(), z.object({ value: z.string(), seen: entry.nullable() }));

function readUnsaved(values: unknown): UnsavedTexts | null {
  return unsaved.safeParse(values).data ?? null;
}

type Keeper = ReturnType<typeof createUnsavedKeeper>;
type Queue = ReturnType<typeof createSaveQueue>;

function keepUnsaved(
  subscribe: (listener: () => void) => () => void,
  keeper: Keeper,
  queue: Queue,
): () => void {
  const left = new AbortController();
  const { signal } = left;
  const unsubscribe = subscribe(keeper.changed);
  queue.open();
  keeper.changed();
  window.addEventListener("pagehide", keeper.flush, { signal });
  window.addEventListener("visibilitychange", keeper.flush, { signal });
  window.addEventListener("online", queue.changed, { signal });
  window.addEventListener(
    "storage",
    ({ newValue }) => {
      if (newValue === null) keeper.writeAgain();
    },
    { signal },
  );
  return () => {
    left.abort();
    unsubscribe();
    keeper.flush();
    queue.close();
  };
}
