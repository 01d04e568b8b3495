import { useInfiniteQuery } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { draftText, listTextVersions, type TextVersion } from "~/panel/data/site/site-texts.ts";
import { formatPreciseMoment } from "~/panel/kit/moments.ts";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { list } from "~/panel/kit/words.ts";
import type { TextId } from "~/site-texts/types.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { DrawnValue } from "./drawn-value.tsx";
import { documentOf, isRemoved, type PageText, shownValue, valueIn } from "./edits/edit-state.ts";
import type { TextEdits } from "./edits/use-page-edits.ts";
import { formerWords, textsOfCopies } from "./lists/former-list.ts";
import { listEditor } from "./lists/words.ts";
import { ValueDiff } from "./value-diff.tsx";
import { textTitle } from "./value-title.ts";
import { historyWords as words } from "./words.ts";

type Props = {
  edits: TextEdits;
  nameOf: (id: TextId) => string | undefined;
  onClose: () => void;
};

/** What the documents of this page held before each publication; a text comes back by itself. */
export function TextHistory({ edits, nameOf, onClose }: Props) {
  const { client, withSession } = useSession();
  const all = edits.edits.texts;
  const texts = Object.values(all).filter(({ id }) => !isRemoved(all, id));
  const documents = [...new Set(texts.map(({ id }) => documentOf(id)))];
  const found = useInfiniteQuery({
    queryKey: ["text-versions", documents],
    queryFn: ({ pageParam }: { pageParam: number | null }) =>
      withSession(() => listTextVersions(client, documents, pageParam)),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
    meta: { failed: words.failed },
  });
  const versions = found.data?.pages.flatMap((page) => page.versions);
  const differing = versions
    ?.map((version) => ({ ...version, changes: changesOf(version, texts) }))
    .filter(({ changes }) => changes.length > 0);

  async function restore(version: TextVersion, text: PageText, value: string) {
    const copies = text.kind === "list" ? textsOfCopies(version, text, value) : [];
    try {
      for (const [id, entry] of copies) {
        if (all[id]) edits.type(id, entry.value);
        else await withSession(() => draftText(client, id, null, entry));
      }
    } catch (error) {
      console.warn(error);
      return void toastError(listEditor.restoreFailed);
    }
    edits.type(text.id, value);
    toastSuccess(text.kind === "list" ? listEditor.restoredFormer : words.restored);
  }

  return (
    <Modal open onClose={onClose} title={words.title} description={words.hint} wide>
      {found.isLoadingError ? (
        <ListFailed text={words.failed} onRetry={() => found.refetch()} busy={found.isFetching} />
      ) : !differing ? (
        <ListSkeleton />
      ) : differing.length === 0 && !found.hasNextPage ? (
        <NoRows text={words.empty} />
      ) : (
        <ol className="grid grid-cols-1 gap-8">
          {differing.map(({ changes, ...version }) => (
            <li key={version.id}>
              <h3 className="font-semibold">{words.entry(formatPreciseMoment(version.at))}</h3>
              <p className="text-muted text-sm">
                {version.by ? words.by(version.by) : words.unknown}
              </p>
              <ul className="mt-3 grid grid-cols-1 gap-4">
                {changes.map(({ text, value }) => (
                  <li key={text.id} className="grid gap-3 border border-line p-4">
                    <p className="label text-text-2">{nameOf(text.id)}</p>
                    {text.kind === "logo" ? (
                      <DrawnValue value={value} />
                    ) : (
                      <ValueDiff
                        {...{ text, texts: all }}
                        before={shownValue(text)}
                        after={value}
                        wordsOf={formerWords(version, all, text)}
                      />
                    )}
                    <Button
                      size="sm"
                      variant="secondary"
                      className="justify-self-start"
                      aria-label={words.restoreNamed(
                        text.kind === "logo"
                          ? (nameOf(text.id) ?? "")
                          : textTitle(all, text, value, formerWords(version, all, text)),
                      )}
                      onClick={() => restore(version, text, value)}
                    >
                      {text.kind === "list" ? listEditor.restoreFormer : words.restore}
                    </Button>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {found.hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-6"
          disabled={found.isFetching}
          onClick={() => found.fetchNextPage()}
        >
          {list.more}
        </Button>
      )}
    </Modal>
  );
}

/** The texts of this page that were others then. */
function changesOf({ document, texts }: TextVersion, present: readonly PageText[]) {
  return present.flatMap((text) => {
    if (documentOf(text.id) !== document) return [];
    const value = valueIn(text, texts[text.id.slice(document.length + 1)] ?? null);
    return value === shownValue(text) ? [] : [{ text, value }];
  });
}
