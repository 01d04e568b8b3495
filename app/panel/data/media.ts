import type { AdminClient } from "./client.ts";
import { problem } from "./problem.ts";

const BUCKET = "media";

/** blog/{uuid}.{ext}, case-studies/{uuid}.webp, … */
export type MediaFolder = "blog" | "case-studies" | "case-studies/gallery";

export type MediaFile = { bytes: ArrayBuffer; contentType: string; extension: string };

/**
 * Stores a picture under a new name and gives its public address; throws a DataProblem.
 * Bytes rather than a File, since the embedded backend reads another multipart field.
 */
export async function uploadMedia(
  client: AdminClient,
  folder: MediaFolder,
  { bytes, contentType, extension }: MediaFile,
): Promise<string> {
  await ensureBucket(client);
  const bucket = client.storage.from(BUCKET);
  const path = `${folder}/${crypto.randomUUID()}.${extension}`;
  const { error } = await bucket.upload(path, bytes, {
    contentType,
    cacheControl: "31536000",
  });
  if (error) throw problem(asFailure(error));
  const { publicUrl } = bucket.getPublicUrl(path).data;
  const url = new URL(publicUrl);
  // Without the origin, which may change one day.
  return url.origin === location.origin ? url.pathname : publicUrl;
}

async function ensureBucket(client: AdminClient): Promise<void> {
  const { error } = await client.storage.getBucket(BUCKET);
  if (!error) return;
  if (!/not found/i.test(error.message)) throw problem(asFailure(error));
  const created = await client.storage.createBucket(BUCKET, { public: true });
  if (created.error) throw problem(asFailure(created.error));
}

/** Storage errors have their status under one of two names. */
function asFailure(error: Error) {
  const status =
    "status" in error ? error.status : "statusCode" in error ? error.statusCode : undefined;
  return { message: error.message, status: Number(status) || 0 };
}
