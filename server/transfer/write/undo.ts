import { isPoster } from "../../../app/text/addresses/uploaded-film.ts";
import { ImportProblem } from "../read/notes.ts";
import type { ImportStore } from "../store/import-store.ts";
import type { Watch } from "./in-run.ts";

const MOST_NAMED = 50;
/** A portion takes some tenths of a second: longer ones would make visitors wait, and be taken for a stuck database. */
const [SHORTEST_MS, LONGEST_MS] = [150, 400];
const [FEWEST, MOST] = [5, 500];

/** `kept` counts pictures and films that stay because other texts show them, and records that were changed meanwhile. */
export type TakenBack = { posts: number; pictures: number; films: number; kept: number };

/** Works in portions, each whole by itself, so that one that was stopped goes on when it is begun again. */
export async function undoImport(
  store: ImportStore,
  id: number,
  watch?: Watch,
): Promise<TakenBack> {
  const taken: TakenBack = { posts: 0, pictures: 0, films: 0, kept: 0 };
  let most = 20;
  let total = 0;
  for (;;) {
    watch?.refuseEnded();
    const began = performance.now();
    const undone = await store.undo(id, most);
    const took = performance.now() - began;
    if ("changed" in undone) throw changedProblem(undone.changed);
    taken.posts += undone.posts;
    taken.kept += undone.kept.length;
    for (const file of undone.files) {
      const isKept = await removeFile(store, file, taken);
      if (isKept) await store.keepFile(id, file.kind, file.target);
      else await store.forget(id, file.kind, file.target);
    }
    total = Math.max(total, undone.left);
    watch?.progress(total - undone.left, total);
    if (undone.left === 0) return taken;
    if (took < SHORTEST_MS) most = Math.min(MOST, most * 2);
    else if (took > LONGEST_MS) most = Math.max(FEWEST, Math.floor(most / 2));
  }
}

/** Whether it stays. */
async function removeFile(
  store: ImportStore,
  { kind, target, is_shown }: { kind: "picture" | "film"; target: string; is_shown: boolean },
  taken: TakenBack,
): Promise<boolean> {
  if (kind === "picture") {
    const isGone = await store.removePicture(target);
    taken[isGone ? "pictures" : "kept"]++;
    return !isGone;
  }
  if (!is_shown) await store.films.remove([target]);
  // A film and its poster count as one.
  if (!isPoster(target)) taken[is_shown ? "kept" : "films"]++;
  return is_shown;
}

function changedProblem(titles: readonly string[]): ImportProblem {
  return new ImportProblem(
    { code: "changed", details: titles.slice(0, MOST_NAMED) },
    `Nothing was taken back, since these were changed here:\n${titles.map((title) => `- ${title}`).join("\n")}`,
  );
}

export function writeTakenBack(id: number, { posts, pictures, films, kept }: TakenBack): string {
  const others = kept > 0 ? ` ${kept} stay, since they are shown elsewhere or were changed.` : "";
  return `Import ${id} was taken back: ${posts} posts, ${pictures} pictures, ${films} films.${others}`;
}
