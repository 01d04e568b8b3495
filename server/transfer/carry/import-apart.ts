import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { z } from "zod";
import { log, logFailure } from "../../base/log.ts";

/** What the panel chooses. The server adds the rest. */
export const optionsSchema = z.object({
  pages: z.boolean().default(false),
  types: z.array(z.string().max(100)).max(100).default([]),
  allPictures: z.boolean().default(false),
  fetch: z.boolean().default(false),
  from: z.string().trim().max(300).default(""),
});

/** Read by the process of one import from its standard input. */
export const orderSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("undo"), run: z.number(), importId: z.number() }),
  z.object({
    kind: z.enum(["trial", "import"]),
    run: z.number(),
    /** The folder with the uploaded files and what is unpacked from them. */
    folder: z.string(),
    place: z.string(),
    name: z.string(),
    uploads: z.string().optional(),
    options: optionsSchema,
  }),
]);

export type JobOrder = z.infer<typeof orderSchema>;

const SCRIPT = path.join(import.meta.dirname, "./import-process.ts");
/** The flags of `npm start`, which save a hundred megabytes. */
const FLAGS = ["--max-semi-space-size=2", "--heap-growing-percent=70"];
const KEPT_OUTPUT = 4_000;

/** Runs imports in a process of their own, because they work for minutes. The process ends with the server. */
export function startApart(script = SCRIPT) {
  const running = new Map<ChildProcess, JobOrder>();

  function run(order: JobOrder, ended: (isDone: boolean) => void): void {
    const child = spawn(process.execPath, [...FLAGS, script], {
      stdio: ["pipe", "ignore", "pipe"],
      // Each thread that encodes pictures would otherwise keep memory of its own.
      env: { ...process.env, MALLOC_ARENA_MAX: "2" },
    });
    running.set(child, order);
    log("import-began", { run: order.run, kind: order.kind });
    let output = "";
    child.stderr.on("data", (text) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
    // The input stays open, because its end tells the process that the server is gone.
    child.stdin.on("error", () => {}).write(`${JSON.stringify(order)}\n`);
    child.once("error", (error) => {
      output += String(error);
    });
    child.once("close", (code) => {
      running.delete(child);
      if (code === 0) log("import-ended", { run: order.run });
      else logFailure("import-failed", { run: order.run, code, output });
      ended(code === 0);
    });
  }

  /** Ends the process of this run, or of all runs, in the middle of its work. Resolves when it is gone. */
  async function end(run?: number): Promise<void> {
    const those = [...running].filter(([, order]) => run === undefined || order.run === run);
    await Promise.all(
      those.map(([child]) => {
        const gone = once(child, "close");
        child.kill("SIGKILL");
        return gone;
      }),
    );
  }

  /** The folders whose files a process reads. */
  function foldersInUse(): Set<string> {
    const folders = [...running.values()].map((order) => ("folder" in order ? order.folder : ""));
    return new Set(folders.map((folder) => path.basename(folder)));
  }

  function stop(): void {
    for (const child of running.keys()) child.kill("SIGKILL");
  }

  return { run, end, foldersInUse, stop };
}
