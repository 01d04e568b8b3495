import { isPoster } from "../../app/text/addresses/uploaded-film.ts";
import type { ImportStore } from "../backend/import-store.ts";
import type { Watch } from "./in-run.ts";
import { ImportProblem } from "./problem.ts";

const MOST_NAMED = 50;

/** `kept` counts pictures and films that stay because other texts show them. */
export type TakenBack = { posts: number; pictures: number; films: number; kept: number };

export async function undoImport(
  store: ImportStore,
  id: number,
  watch?: Watch,
): Promise<TakenBack> {
  const undone = await store.undo(id);
  if ("changed" in undone) {
    const titles = undone.changed.map((title) => `- ${title}`).join("\n");
    throw new ImportProblem(
      { code: "changed", details: undone.changed.slice(0, MOST_NAMED) },
      `Nothing was taken back, since these were changed here:\n${titles}`,
    );
  }
  let removed = 0;
  for (const [at, path] of undone.pictures.entries()) {
    if (await store.removePicture(path)) removed++;
    watch?.progress(at + 1, undone.pictures.length);
  }
  const { films, filmsKept } = undone;
  if (films.length > 0) await store.films.remove(films);
  return {
    ...{
      posts: undone.posts,
      pictures: removed,
      films: films.filter((name) => !isPoster(name)).length,
    },
    // A film and its poster count as one.
    kept: undone.pictures.length - removed + filmsKept / 2,
  };
}

export function writeTakenBack(id: number, { posts, pictures, films, kept }: TakenBack): string {
  const others = kept > 0 ? ` ${kept} pictures and films stay, since other texts show them.` : "";
  return `Import ${id} was taken back: ${posts} posts, ${pictures} pictures, ${films} films.${others}`;
}
