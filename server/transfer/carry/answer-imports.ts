import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { z } from "zod";
import { readBody } from "../../../supabase/functions/_shared/read-body.ts";
import { refuseOthers } from "../../backend/refuse-others.ts";
import type { SiteBackend } from "../../backend/supabase.ts";
import { callDatabase } from "../../base/call-database.ts";
import type { Env } from "../../base/env.ts";
import { parsedJson } from "../../base/json.ts";
import { logFailure } from "../../base/log.ts";
import { type Exchange, sendJson } from "../../http/answers.ts";
import type { Clients } from "../../http/client-address.ts";
import { toFetchRequest } from "../../http/fetch-bridge.ts";
import { optionsSchema, startApart } from "./import-apart.ts";
import { keepSentFiles, LARGEST_FILE, sentSchema } from "./sent-files.ts";

type Parts = {
  env: Env;
  backend: Pick<SiteBackend, "api" | "forBrowsers" | "forServer">;
  siteUrl: string;
  clients: Clients;
  /** Called when an import has changed pages, because no request to the API has announced it. */
  purge: () => void;
};

const statuses = { missing: 404, incomplete: 409, tooLarge: 413, noRoom: 507 } as const;
const LONGEST_QUESTION = 64 * 1024;
const SWEPT_EVERY_MS = 60 * 60 * 1000;

const question = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("undo"), importId: z.number().int().positive() }),
  z.object({
    kind: z.enum(["trial", "import"]),
    folder: z.uuid(),
    options: optionsSchema,
  }),
]);

/** Answers what Supabase cannot do for the panel: receive files and start an import of them. */
export function answerImports({ env, backend, siteUrl, clients, purge }: Parts) {
  const directory = env.IMPORT_DIR ?? (env.SUPABASE_URL ? null : join(env.DATA_DIR, "imports"));
  const apart = startApart();
  const files = directory === null ? null : keepSentFiles(directory, apart.foldersInUse);
  const refusal = refuseOthers({ backend, siteUrl, clients }, ["administrator"]);
  const server = backend.forServer;
  const sweep = () => files?.sweep().catch((error) => failed("imports unswept", error));
  const timer = setInterval(sweep, SWEPT_EVERY_MS);
  timer.unref();

  async function call(name: string, body: object): Promise<unknown> {
    if (!server) throw new Error("There is no secret key.");
    return callDatabase(server, name, body, 15_000);
  }

  async function state() {
    if (!server) return { can: false, because: "no-key" };
    if (directory === null) return { can: false, because: "no-disk" };
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await access(directory, constants.W_OK);
    } catch (error) {
      failed("IMPORT_DIR unusable", error);
      return { can: false, because: "no-disk" };
    }
    return { can: true, mayFetch: env.IMPORT_FETCH.isAllowed, largest: LARGEST_FILE };
  }

  async function take(exchange: Exchange): Promise<number> {
    const asked = sentSchema.safeParse(await jsonOf(exchange));
    if (!files || !server) return sendJson(exchange, 409, { code: "unable" });
    if (!asked.success) return sendJson(exchange, 400, { code: "unknownType" });
    const begun = await files.begin(asked.data);
    if (typeof begun !== "string") return sendJson(exchange, 507, begun);
    return sendJson(exchange, 201, { folder: begun });
  }

  async function takePiece(exchange: Exchange, folder: string, at: number): Promise<number> {
    const from = z.coerce
      .number()
      .int()
      .min(0)
      .safeParse(new URLSearchParams(exchange.search).get("from"));
    if (!files || !from.success) return sendJson(exchange, 400, { code: "missing" });
    const taken = await files.add(folder, at, from.data, exchange.request).catch((error) => {
      // The sender has disconnected and will send the same piece again.
      if (exchange.request.destroyed && !exchange.request.complete) return null;
      throw error;
    });
    if (taken === null) return 499;
    const status = taken.code ? statuses[taken.code] : 200;
    return sendJson(exchange, status, taken);
  }

  async function start(exchange: Exchange): Promise<number> {
    const asked = question.safeParse(await jsonOf(exchange));
    if (!asked.success) return sendJson(exchange, 400, { code: "other" });
    if (!files || !server) return sendJson(exchange, 409, { code: "unable" });
    if (asked.data.kind === "undo") return undo(exchange, asked.data.importId);
    const { kind, folder, options } = asked.data;
    if (!env.IMPORT_FETCH.isAllowed) options.fetch = false;
    const found = await files.find(folder);
    if ("code" in found) return sendJson(exchange, 410, { code: "missing" });
    const source = lineOf(found.name);
    const by = askerOf(exchange);
    const run = await call("begin_import_run", { kind, source, folder, options, by });
    if (typeof run !== "number") return sendJson(exchange, 409, { code: "running" });
    // The database may count a process as dead that is not.
    await apart.end();
    const work = { kind, run, folder: files.folderOf(folder), options, ...found, name: source };
    apart.run(work, (isDone) => {
      if (kind === "import" && isDone)
        files.remove(folder).catch((error) => failed("imports unswept", error));
      ended(run);
    });
    return sendJson(exchange, 202, { run });
  }

  async function undo(exchange: Exchange, importId: number): Promise<number> {
    const by = askerOf(exchange);
    const asked = { kind: "undo", source: `${importId}`, import: importId, by };
    const run = await call("begin_import_run", asked);
    if (typeof run !== "number") return sendJson(exchange, 409, { code: "running" });
    await apart.end();
    apart.run({ kind: "undo", run, importId }, () => ended(run));
    return sendJson(exchange, 202, { run });
  }

  /** The process reports its own end, unless it was killed. */
  function ended(run: number): void {
    purge();
    endRun(run, "other").catch((error) => failed("import run unwritten", error));
  }

  function endRun(run: number, code: string): Promise<unknown> {
    return call("note_import_run", { run, state: "failed", problem: { code } });
  }

  async function stop(exchange: Exchange, run: number): Promise<number> {
    await endRun(run, "stopped");
    await apart.end(run);
    return sendJson(exchange, 200, {});
  }

  async function answer(exchange: Exchange): Promise<number> {
    const refused = await refusal(exchange);
    if (refused) return sendJson(exchange, refused[0], { code: refused[1] });
    const { request, path } = exchange;
    const [, , , what = "", id = "", at = ""] = path.split("/");
    const asked = `${request.method} ${what}${id && "/…"}${at && "/…"}`;
    if (asked === "GET ") return sendJson(exchange, 200, await state());
    if (asked === "POST files") return take(exchange);
    if (asked === "PUT files/…/…") return takePiece(exchange, id, Number(at));
    if (asked === "POST runs") return start(exchange);
    if (asked === "DELETE runs/…" && /^\d{1,15}$/.test(id)) return stop(exchange, Number(id));
    return sendJson(exchange, 404, { code: "other" });
  }

  return {
    answer,
    stop() {
      clearInterval(timer);
      apart.stop();
    },
  };

  async function jsonOf({ request }: Exchange): Promise<unknown> {
    const text = await readBody(toFetchRequest(request, siteUrl), LONGEST_QUESTION).catch(() => "");
    return parsedJson(text ?? "");
  }
}

/** The database has accepted the token a moment ago. */
function askerOf({ request }: Exchange): string | null {
  return decodeJwt(request.headers.authorization?.replace(/^Bearer /i, "") ?? "").sub ?? null;
}

function lineOf(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, " ").trim() || "import";
}

function failed(event: string, error: unknown): void {
  logFailure(event, { error: String(error) });
}
