import { randomId } from "~/data/random-id.ts";
import { type AdminClient, backendAddress } from "~/panel/data/client.ts";
import { problem } from "~/panel/data/problem.ts";
import { FILMS } from "~/picture-files/bucket-limits.ts";
import { filmFileName, filmFolder } from "~/text/addresses/uploaded-film.ts";

export type NewFilm = {
  file: Blob;
  type: "video/mp4" | "video/webm";
  width: number;
  height: number;
  /** Null where the file does not tell it. */
  seconds: number | null;
  /** WebP. */
  poster: ArrayBuffer;
};

type Sending = { onProgress: (sent: number) => void; signal: AbortSignal };

const YEAR = "31536000";

/** Gives the address of the film, whose poster lies beside it. Nothing is left of one that does not arrive. */
export async function uploadFilm(
  client: AdminClient,
  film: NewFilm,
  sending: Sending,
): Promise<string> {
  const bucket = client.storage.from(FILMS);
  const stem = filmFileName(randomId(), film);
  const name = `${stem}.${film.type.slice("video/".length)}`;
  const poster = `${stem}.webp`;
  const { error } = await bucket.upload(poster, film.poster, {
    contentType: "image/webp",
    cacheControl: YEAR,
  });
  if (error) throw problem({ message: error.message, status: statusOf(error) });
  try {
    await send(client, name, film, sending);
  } catch (error) {
    await bucket.remove([poster]).catch(console.error);
    throw error;
  }
  const url = new URL(bucket.getPublicUrl(name).data.publicUrl);
  return url.origin === location.origin ? url.pathname : url.href;
}

/** By XMLHttpRequest, since no other way tells how much is sent. */
async function send(
  client: AdminClient,
  name: string,
  { file, type }: NewFilm,
  { onProgress, signal }: Sending,
): Promise<void> {
  const { data } = await client.auth.getSession();
  const { url = location.origin, publishableKey = "" } = backendAddress() ?? {};
  const request = new XMLHttpRequest();
  request.open("POST", url + filmFolder.replace("/public", "") + name);
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${data.session?.access_token ?? publishableKey}`,
    "cache-control": `max-age=${YEAR}`,
    "content-type": type,
  };
  for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
  request.upload.onprogress = ({ loaded }) => onProgress(loaded);
  const abort = () => request.abort();
  signal.addEventListener("abort", abort);
  try {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      request.onabort = () => reject(signal.reason);
      request.onerror = () => reject(problem({ message: "The film was not sent", status: 0 }));
      request.onload = () => {
        if (request.status < 300) resolve();
        else reject(problem(refusalOf(request)));
      };
      request.send(file);
    });
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** The storage answers many refusals with 400 and the true status in the body. */
function refusalOf({ status, responseText }: XMLHttpRequest): { message: string; status: number } {
  try {
    const said: unknown = JSON.parse(responseText);
    if (typeof said === "object" && said !== null && "message" in said) {
      return { message: String(said.message), status: statusOf(said) || status };
    }
  } catch {
    // A proxy answers with a page.
  }
  return { message: `HTTP ${status}`, status };
}

function statusOf(said: object): number {
  const told = "statusCode" in said ? Number(said.statusCode) : 0;
  return told || ("status" in said ? Number(said.status) : 0) || 0;
}
