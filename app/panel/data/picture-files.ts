import { randomId } from "~/data/random-id.ts";
import { bucketLimits } from "~/picture-files/bucket-limits.ts";
import { type CopyType, smallerPath } from "~/picture-files/picture-limits.ts";
import { withoutControls } from "~/text/invisible.ts";
import type { AdminClient } from "./client.ts";
import { dataOf, problem } from "./problem.ts";

const BUCKET = "media";

/** blog/{uuid}.{ext}, case-studies/{uuid}.webp, … */
export type MediaFolder = "blog" | "case-studies" | "case-studies/gallery" | "library";

export type MediaFile = { bytes: ArrayBuffer; contentType: string; extension: string };

/** By their widths, all of one type. */
export type PictureCopies = { type: CopyType; files: ReadonlyMap<number, ArrayBuffer> };

export type NewPicture = {
  file: MediaFile;
  width: number;
  height: number;
  /** Of the file as it was chosen. */
  name: string;
  /** SHA-256 of the file as it was chosen. */
  hash: string;
  copies: PictureCopies;
};

export function mediaBucket(client: AdminClient) {
  const bucket = client.storage.from(BUCKET);
  return {
    /** Without the origin where it is this site's, which may change one day. */
    address(path: string): string {
      const { publicUrl } = bucket.getPublicUrl(path).data;
      const url = new URL(publicUrl);
      return url.origin === location.origin ? url.pathname : publicUrl;
    },
    /** Bytes rather than a File, since the embedded backend reads another multipart field. */
    async write(path: string, bytes: ArrayBuffer, contentType: string): Promise<void> {
      const { error } = await bucket.upload(path, bytes, {
        contentType,
        cacheControl: "31536000",
        upsert: true,
      });
      if (error) throw problem(asFailure(error));
    },
    /** Gives the names of those that are gone: others are in use. */
    async remove(paths: string[]): Promise<string[]> {
      const { data, error } = await bucket.remove(paths);
      if (error) throw problem(asFailure(error));
      return data.map(({ name }) => name);
    },
  };
}

/** The address of a picture of this folder that was made of the same file; null when there is none. */
export async function findSameFile(
  client: AdminClient,
  folder: MediaFolder,
  hash: string,
): Promise<string | null> {
  const { data, error, status } = await client
    .from("media_files")
    .select("path")
    .eq("hash", hash)
    .order("created_at");
  if (error) throw problem(error, status);
  const isHere = ({ path }: { path: string }) => path.replace(/\/[^/]*$/, "") === folder;
  const same = data.find(isHere);
  if (!same) return null;
  const address = mediaBucket(client).address(same.path);
  // The file itself may have been removed by other means.
  const found = await fetch(address, { method: "HEAD" });
  return found.ok ? address : null;
}

export async function uploadMedia(
  client: AdminClient,
  folder: MediaFolder,
  picture: NewPicture,
): Promise<string> {
  await ensureBucket(client);
  const path = `${folder}/${randomId()}.${picture.file.extension}`;
  await storePicture(client, path, picture);
  return mediaBucket(client).address(path);
}

export async function storePicture(
  client: AdminClient,
  path: string,
  { file, name, width, height, hash, copies: { type, files } }: NewPicture,
): Promise<void> {
  const bucket = mediaBucket(client);
  await bucket.write(path, file.bytes, file.contentType);
  await Promise.all(
    [...files].map(([size, bytes]) =>
      bucket.write(smallerPath(path, size, type), bytes, `image/${type}`),
    ),
  );
  const bytes = file.bytes.byteLength;
  const file_name = withoutControls(name).trim().slice(-200);
  const widths = [...files.keys()];
  const sizes = type === "webp" ? widths : [];
  const avif_sizes = type === "avif" ? widths : [];
  const facts = { path, file_name, width, height, bytes, hash, sizes, avif_sizes };
  const { error, status } = await client.from("media_files").upsert(facts);
  if (error) throw problem(error, status);
}

/** What pictures had before „Podmień”: wider copies, or some of the other type. */
export async function removeFormerCopies(client: AdminClient): Promise<string[]> {
  const former = await client.rpc("list_former_copies").then(dataOf);
  return former.length > 0 ? mediaBucket(client).remove(former) : [];
}

async function ensureBucket(client: AdminClient): Promise<void> {
  const { error } = await client.storage.getBucket(BUCKET);
  if (!error) return;
  if (!/not found/i.test(error.message)) throw problem(asFailure(error));
  const created = await client.storage.createBucket(BUCKET, { public: true, ...bucketLimits });
  if (created.error) throw problem(asFailure(created.error));
}

/** The storage answers many refusals with 400 and the true status in the body, which may be a word, too. */
function asFailure(error: Error) {
  const said = "statusCode" in error ? Number(error.statusCode) : 0;
  const status = said || ("status" in error ? Number(error.status) : 0);
  return { message: error.message, status: status || 0 };
}
