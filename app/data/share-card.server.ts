import { typesetTitle } from "~/text/typeset.ts";
import type { PublicClient } from "./client.server.ts";
import { bucketPaths, type FileFacts, ownPicture } from "./pictures/images.ts";
import { findRow } from "./records/lookup.ts";
import type { RecordTable } from "./types.ts";

export async function findCard(
  { db, images, describe }: PublicClient,
  table: RecordTable,
  param: string,
): Promise<{
  id: number;
  title: string;
  picture: string | null;
  focus: FileFacts["focus"];
} | null> {
  const row = await findRow(param, (column, value) =>
    db.from(table).select("id, title, image_url").eq(column, value).maybeSingle().throwOnError(),
  );
  if (!row) return null;
  const { id, title, image_url } = row;
  await describe(image_url);
  const [stored] = bucketPaths(image_url ?? "");
  return {
    id,
    title: typesetTitle(title.trim()),
    picture: ownPicture(image_url, images),
    focus: stored ? images.fileOf?.(stored)?.focus : undefined,
  };
}
