import { z } from "zod";
import { DataProblem } from "~/panel/kit/problem.ts";
import { askServer } from "../ask-server.ts";
import type { AdminClient } from "../client.ts";
import type { ImportOptions } from "./import-runs.ts";

/** What the server of the site answers, which alone has a disk for the files and may write posts in bulk. */
const stateSchema = z.discriminatedUnion("can", [
  z.object({ can: z.literal(true), mayFetch: z.boolean(), largest: z.number() }),
  z.object({ can: z.literal(false), because: z.string() }),
]);
export type ImportServer = z.infer<typeof stateSchema>;

/** The server refuses for a reason that the screen has a sentence for. */
export class ImportRefusal extends Error {
  readonly code: string;
  readonly size: number;

  constructor(code: string, size = 0) {
    super(code);
    this.code = code;
    this.size = size;
  }
}

const PIECE = 4 * 1024 * 1024;
const TRIES = 4;

async function ask(
  client: AdminClient,
  method: string,
  path: string,
  body?: BodyInit,
  signal?: AbortSignal,
): Promise<unknown> {
  const init = { method, body: body ?? null, signal: signal ?? null };
  const answer = await askServer(client, `/admin/import${path}`, init);
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  const refusal = z.object({ code: z.string(), size: z.number().optional() }).safeParse(said);
  throw new ImportRefusal(refusal.data?.code ?? "other", refusal.data?.size);
}

export async function readImportServer(client: AdminClient): Promise<ImportServer> {
  return stateSchema.parse(await ask(client, "GET", ""));
}

type Sending = {
  files: readonly File[];
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** Piece by piece: no proxy refuses them, and a line that breaks costs one of them. Gives the folder. */
export async function sendImportFiles(client: AdminClient, sending: Sending): Promise<string> {
  const { files, onProgress, signal } = sending;
  const list = files.map(({ name, size }) => ({ name, size }));
  const begun = await ask(client, "POST", "/files", JSON.stringify(list), signal);
  const { folder } = z.object({ folder: z.string() }).parse(begun);
  let before = 0;
  for (const [at, file] of files.entries()) {
    let from = 0;
    while (from < file.size) {
      from = await sendPiece(client, `/files/${folder}/${at}`, file, from, signal);
      onProgress(before + from);
    }
    before += file.size;
  }
  return folder;
}

async function sendPiece(
  client: AdminClient,
  path: string,
  file: File,
  from: number,
  signal: AbortSignal,
): Promise<number> {
  for (let tried = 1; ; tried++) {
    try {
      const piece = file.slice(from, from + PIECE);
      await ask(client, "PUT", `${path}?from=${from}`, piece, signal);
      return from + piece.size;
    } catch (error) {
      // Less is there than this browser believes: on from there.
      if (error instanceof ImportRefusal && error.code === "incomplete") return error.size;
      const mayHelp = error instanceof DataProblem && error.kind === "offline";
      if (!mayHelp || tried >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * tried));
    }
  }
}

export async function startImport(
  client: AdminClient,
  kind: "trial" | "import",
  folder: string,
  options: ImportOptions,
): Promise<void> {
  await ask(client, "POST", "/runs", JSON.stringify({ kind, folder, options }));
}

export async function startUndo(client: AdminClient, importId: number): Promise<void> {
  await ask(client, "POST", "/runs", JSON.stringify({ kind: "undo", importId }));
}

export async function stopImport(client: AdminClient, run: number): Promise<void> {
  await ask(client, "DELETE", `/runs/${run}`);
}

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
