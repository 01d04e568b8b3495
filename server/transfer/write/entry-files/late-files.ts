import type { OldAddresses } from "../../read/addresses.ts";
import { budgetOf, withinBudget } from "../../read/budget.ts";
import type { Entry, Note, Source } from "../../read/entry.ts";
import { endsAll } from "../../read/problem.ts";
import type { ImportStore } from "../../store/import-store.ts";
import type { ImportedPost } from "../../store/imported-posts.ts";
import { linksOf, picturesOf, rewriteAddresses } from "../rewrite-addresses.ts";
import { bringFiles, type Files, isStored, wholeOf } from "./bring-files.ts";

const film = /\.(mp4|m4v|webm)$/i;

/** Whether the post shows a picture or film of the old site still. */
function lacksFiles({ content, image_url }: ImportedPost): boolean {
  const shown = content.includes("![") ? picturesOf(content).map(({ address }) => address) : [];
  const films = /\.(mp4|m4v|webm)/i.test(content)
    ? linksOf(content).filter((link) => film.test(link.replace(/[?#].*/s, "")))
    : [];
  return [...shown, ...films, ...(image_url ? [image_url] : [])].some((one) => !isStored(one));
}

/** The unchanged posts of earlier imports that lack files which `trial` would find now. */
export async function findLacking(
  source: Source,
  store: ImportStore,
  trial: Files,
  addresses: OldAddresses,
): Promise<Map<string, ImportedPost>> {
  const lacking = await store.imported.find(lacksFiles);
  const found = new Map<string, ImportedPost>();
  if (lacking.size === 0) return found;
  for await (const { sourceId, size, read } of source.entries()) {
    const post = lacking.get(sourceId);
    if (!post) continue;
    const before = countOf(trial);
    try {
      const entry = withinBudget(read, budgetOf(size));
      await bringFiles(textOf(post, entry), trial, addresses, []);
    } catch (error) {
      if (endsAll(error)) throw error;
      // What cannot be read stays as it is.
      continue;
    }
    if (countOf(trial) > before) found.set(sourceId, post);
  }
  return found;
}

function countOf({ pictures, films }: Files): number {
  return pictures.count.added + pictures.count.known + films.count.added + films.count.known;
}

type Late = { sourceId: string; post: ImportedPost; entry: Entry; notes: Note[] };

/** Brings the files that an earlier import could not get, and shows them in its post. False when none came. */
export async function bringLateFiles(
  { sourceId, post, entry, notes }: Late,
  files: Files,
  addresses: OldAddresses,
  store: ImportStore,
  isTrial: boolean,
): Promise<boolean> {
  const text = textOf(post, entry);
  const brought = await bringFiles(text, files, addresses, notes);
  const content = withinBudget(
    () =>
      rewriteAddresses(post.content, (address, kind) => {
        const old = wholeOf(address, entry.base);
        const film = kind === "link" && brought.films.get(old);
        if (film) return film.address ? { address: film.address, words: film.words } : address;
        return brought.pictures.get(old) ?? address;
      }),
    text.budget,
  );
  const image_url = brought.mainPicture ?? post.image_url;
  if (isTrial) return true;
  if (content === post.content && image_url === post.image_url) return false;
  return store.imported.complete(sourceId, { ...post, content, image_url });
}

function textOf({ content, image_url }: ImportedPost, { base, mainPicture }: Entry) {
  const isMainHere = image_url === null || isStored(image_url);
  return {
    markdown: content,
    base,
    budget: budgetOf(content.length),
    mainPicture: isMainHere ? null : mainPicture,
  };
}
