import { z } from "zod";
import { fileFacts } from "~/data/pictures/file-facts.ts";
import type { FileFacts } from "~/data/pictures/images.ts";
import { AVIF_SIZES, copyPaths, SMALLER } from "~/picture-files/picture-limits.ts";
import { withIsoMoments } from "~/text/dates/iso-moments.ts";
import { groupBy } from "~/text/group-by.ts";
import type { AdminClient } from "./client.ts";
import { mediaBucket } from "./picture-files.ts";
import { dataOf, problem } from "./problem.ts";
import { tables } from "./records/records.ts";

const text = z.string().default("");
const number = z.number().nullable().default(null);
const rows = z.array(
  z.object({
    path: z.string(),
    uploaded_at: z.string(),
    description: text,
    decorative: z.boolean().default(false),
    caption: text,
    author: text,
    file_name: text,
    width: number,
    height: number,
    bytes: number,
    focus_x: z.number().default(50),
    focus_y: z.number().default(50),
    sizes: z.array(z.number()).default([]),
    avif_sizes: z.array(z.number()).default([]),
    revision: z.number().default(0),
    created_by: z.string().nullable().default(null),
  }),
);
const uses = z.array(
  z.object({
    stem: z.string(),
    place: z.enum(["record", "history", "trash", "working-copy", "unpublished"]),
    table_name: z.enum([...tables, "page_content"]),
    record_id: z.number().nullable(),
    title: z.string().nullable(),
  }),
);

type Row = z.infer<typeof rows>[number];

export type PictureText = Pick<
  Row,
  "description" | "decorative" | "caption" | "author" | "focus_x" | "focus_y"
>;

/** A picture of the bucket; one that came by the API has nothing but its path. */
export type Picture = Row & {
  address: string;
  facts: FileFacts;
};

export type PictureUse = z.infer<typeof uses>[number];

export async function listPictures(client: AdminClient): Promise<Picture[]> {
  const data = await client.rpc("list_pictures").then(dataOf);
  return rows.parse(data).map((row) => ({
    ...withIsoMoments(row),
    address: mediaBucket(client).address(row.path),
    facts: fileFacts(row),
  }));
}

/** Where pictures are used, by their names without endings. */
export async function listPictureUses(
  client: AdminClient,
): Promise<ReadonlyMap<string, PictureUse[]>> {
  const data = await client.rpc("list_picture_uses").then(dataOf);
  return groupBy(uses.parse(data), ({ stem }) => stem);
}

export const stemOf = (path: string) => path.replace(/\.[^./]*$/, "");

export async function countUndescribed(client: AdminClient): Promise<number> {
  const { count, error, status } = await client
    .from("media_files")
    .select("path", { count: "exact", head: true })
    .eq("undescribed", true);
  if (error) throw problem(error, status);
  return count ?? 0;
}

export async function describePicture(
  client: AdminClient,
  path: string,
  changes: Partial<PictureText>,
): Promise<void> {
  dataOf(await client.from("media_files").upsert({ path, ...changes }));
}

/** Leaves a description alone that somebody wrote meanwhile. */
export async function describeUndescribed(
  client: AdminClient,
  path: string,
  description: string,
): Promise<void> {
  const files = client.from("media_files");
  // One that came by the API has no row yet.
  dataOf(await files.upsert({ path }, { ignoreDuplicates: true }));
  dataOf(await files.update({ description }).eq("path", path).eq("undescribed", true));
}

/** False when the database keeps it, since something shows it. */
export async function deletePicture(
  client: AdminClient,
  { path }: Pick<Picture, "path">,
): Promise<boolean> {
  const { error, status } = await client.from("media_files").delete().eq("path", path);
  if (error?.code === "23503") return false;
  if (error) throw problem(error, status);
  const bucket = mediaBucket(client);
  // A picture that was in its place may have had copies of the other type.
  const copies = copyPaths(path, { sizes: SMALLER, avif_sizes: AVIF_SIZES });
  const gone = await bucket.remove([path, ...copies]);
  return gone.includes(path);
}
