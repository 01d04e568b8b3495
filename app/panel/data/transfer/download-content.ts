import { DataProblem } from "~/panel/kit/problem.ts";
import type { AdminClient } from "../client.ts";
import { askServer } from "./ask-server.ts";

type Downloading = { onProgress: (bytes: number) => void; signal: AbortSignal };

const SAID_EVERY = 256 * 1024;

/** The browser keeps what has come on its disk: the archive may be larger than the memory. */
export async function downloadContent(
  client: AdminClient,
  { onProgress, signal }: Downloading,
): Promise<Blob> {
  const answer = await askServer(client, "/admin/export", { signal });
  if (answer.status === 429) throw new DataProblem("too-many", "Two others are downloading.");
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  let bytes = 0;
  let said = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, next) {
      bytes += piece.length;
      if (said === 0 || bytes - said > SAID_EVERY) {
        said = bytes;
        onProgress(bytes);
      }
      next.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(counting), {
    headers: { "Content-Type": "application/zip" },
  }).blob();
}
