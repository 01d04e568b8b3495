import type { QueryClient } from "@tanstack/react-query";
import { bucketName } from "~/data/pictures/images.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { describeUndescribed, listPictures } from "~/panel/data/picture-library.ts";
import { isFileName } from "~/panel/pictures/file-name.ts";
import { isUndescribed, rereadPictures } from "~/panel/pictures/queries.ts";
import { media } from "~/panel/pictures/words.ts";
import { imagesIn } from "~/text/markdown/parse-markdown.ts";

/** The first description that the texts of a form give each uploaded picture, by its name in the bucket. */
export function writtenDescriptions(form: unknown): Map<string, string> {
  const written = new Map<string, string>();
  for (const markdown of textsIn(form)) {
    for (const { url, alt } of imagesIn(markdown)) {
      const path = bucketName(url);
      const words = alt?.trim() ?? "";
      const says = words !== "" && words !== media.altPrompt && words.length <= 500;
      if (path !== null && says && !written.has(path)) written.set(path, words);
    }
  }
  return written;
}

/** A picture without a description of its own takes the first one that a saved text gives it. */
export async function keepWrittenDescriptions(
  form: unknown,
  client: AdminClient,
  queries: QueryClient,
): Promise<void> {
  await keepDescriptions(writtenDescriptions(form), client, queries);
}

export async function keepDescriptions(
  written: ReadonlyMap<string, string>,
  client: AdminClient,
  queries: QueryClient,
): Promise<void> {
  if (written.size === 0) return;
  const wanted = (await listPictures(client)).filter((picture) => {
    const words = written.get(picture.path);
    return words && isUndescribed(picture) && !isFileName(words, picture.file_name);
  });
  for (const { path } of wanted) await describeUndescribed(client, path, written.get(path) ?? "");
  if (wanted.length > 0) rereadPictures(queries, { uses: false });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes("![") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
