import { FILMS, MAX_FILE_BYTES, MAX_FILM_BYTES } from "../../../app/picture-files/bucket-limits.ts";

const mebibyte = 1024 * 1024;
const ofTexts = /^\/rest\/v1\/rpc\/(draft_text|publish_texts|drop_text_drafts)$/;

/** Lite builds SQL before it checks the caller: 2 MiB from an anonymous request took seconds. */
export function bodyLimit(pathname: string, isSignedIn: boolean): number {
  if (pathname.startsWith(`/storage/v1/object/${FILMS}/`) && isSignedIn) {
    return MAX_FILM_BYTES + 64 * 1024;
  }
  if (pathname.startsWith("/storage/") && isSignedIn) return MAX_FILE_BYTES + 64 * 1024;
  // A text of the site, or all that wait on a page, with their originals.
  if (ofTexts.test(pathname) && isSignedIn) return mebibyte;
  if (pathname.startsWith("/rest/v1/rpc/")) return 32 * 1024;
  if (pathname.startsWith("/rest/") && isSignedIn) return 2 * mebibyte;
  return 64 * 1024;
}

export function announcesTooMuch(request: Request, limit: number): boolean {
  return announcedLength(request) > limit;
}

export function announcedLength(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

/** Whether the body may be held in memory while it waits. Pictures and the longest posts are too large for that. */
export function isSoonHere(request: Request, limit: number): boolean {
  const announced = request.headers.get("content-length");
  return Math.min(limit, Number(announced ?? Number.POSITIVE_INFINITY)) <= 64 * 1024;
}

export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

export function limitedBody(request: Request, limit: number): ReadableStream<Uint8Array> | null {
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > limit) controller.error(new BodyTooLarge());
      else controller.enqueue(chunk);
    },
  });
  return request.body?.pipeThrough(counter) ?? null;
}

export function isTooLarge(error: unknown): boolean {
  if (error instanceof BodyTooLarge) return true;
  return error instanceof Error && error.cause !== undefined && isTooLarge(error.cause);
}
