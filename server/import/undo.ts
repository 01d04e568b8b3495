import type { ImportStore } from "../backend/import-store.ts";
import { OperatorError } from "../base/operator-error.ts";

export async function undoImport(store: ImportStore, id: number): Promise<string> {
  const undone = await store.undo(id);
  if ("changed" in undone) {
    const titles = undone.changed.map((title) => `- ${title}`).join("\n");
    throw new OperatorError(`Nothing was taken back, since these were changed here:\n${titles}`);
  }
  let removed = 0;
  for (const path of undone.pictures) {
    if (await store.removePicture(path)) removed++;
  }
  const kept = undone.pictures.length - removed;
  const others = kept > 0 ? ` ${kept} pictures stay, since other texts show them.` : "";
  return `Import ${id} was taken back: ${undone.posts} posts, ${removed} pictures.${others}`;
}
