import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { ReadableStream } from "node:stream/web";
import type { App } from "@supabase/lite";
import { FILMS, MAX_FILE_BYTES, MAX_FILM_BYTES } from "../../../app/picture-files/bucket-limits.ts";
import { lockDataDir } from "../../base/file-lock.ts";
import { OperatorError } from "../../base/operator-error.ts";
import { refuseFullDisk } from "../shared/disk.ts";
import type { BootOrder } from "../shared/messages.ts";
import type { FirstAdmin } from "../shared/options.ts";
import { announce } from "../shared/running.ts";
import { forgetLeftSnapshots } from "../shared/snapshots.ts";
import { StorageFiles } from "../shared/storage-files.ts";
import { checkUpload, isUpload } from "../shared/uploads.ts";
import { answerAdminApi } from "./admin-api.ts";
import { emptiesBucket } from "./allow-list.ts";
import { type OpenDatabase, openPglite, openPostgres } from "./database.ts";
import { listen, matches } from "./listener.ts";
import { createLite } from "./lite.ts";
import { asLongWork } from "./long-work.ts";
import { brokenDatabase } from "./patches/panic.ts";
import { keepDevice } from "./patches/session-device.ts";
import { compareBesideTurns, inEqualTime } from "./patches/sign-in-pace.ts";
import { checkStorageBody, hasRow, removeRefusedUploads } from "./patches/storage-adapter.ts";
import { findAccount, undoFirstSignIn } from "./setup/accounts.ts";
import { ensureAdmin, forgetUnshown, type SignUp } from "./setup/first-admin.ts";
import { migrate } from "./setup/migrate.ts";
import { placeEmptyDatabase } from "./setup/new-database.ts";
import { markDatabase } from "./setup/one-server.ts";
import { checkSystemSchemas, ensureRoles, grantSystemSchemas } from "./setup/roles.ts";
import { refuseDemo, seedDemo } from "./setup/seed.ts";
import { takeSnapshot } from "./snapshot.ts";
import { makeRoomHourly, vacuumDeleted } from "./vacuum.ts";

const supabase = join(import.meta.dirname, "../../../supabase");
const migrations = join(supabase, "migrations");

/** These read every text and its history, of which there may be hundreds of megabytes. */
const isAboutPerson = /^\/rest\/v1\/rpc\/(find|export|erase)_person$|\/repeat_erasures$/;

const shared =
  "Another server uses the Postgres of DATABASE_URL with a DATA_DIR of its own: each has other keys, and files that the other lacks. Stop one of them.";

export async function boot(order: BootOrder): Promise<{
  port: number;
  firstAdmin?: FirstAdmin;
  firstAdminShown(): Promise<void>;
  isWell(): Promise<boolean>;
  warnings: string[];
  stop(): Promise<void>;
}> {
  const release = await lockDataDir(order.dataDir);
  await forgetLeftSnapshots(order.dataDir);
  const database = await open(order);
  const warnings: string[] = [];
  const hold = order.databaseUrl ? await markDatabase(order.databaseUrl) : undefined;
  if (hold?.isShared) warnings.push(shared);
  const files = new StorageFiles(join(order.dataDir, "storage"), MAX_FILE_BYTES, {
    [FILMS]: MAX_FILM_BYTES,
  });
  await files.removeUnfinished((bucket, name) => hasRow(database, bucket, name));
  const app = await createLite(database, files, { keys: order.keys, signUp: false });
  const signUp = signUpTo(database, files, order);
  const firstAdmin = await prepare(database, app, order, signUp, (text) => warnings.push(text));
  await warmUp(app, order);
  const ask = (request: Request) => {
    const answer = () =>
      removeRefusedUploads(files, database, async () => app.fetch(request, { peerAddress: null }));
    const readsAllTexts = isAboutPerson.test(new URL(request.url).pathname);
    return readsAllTexts ? asLongWork(answer) : answer();
  };
  const handle = async (request: Request) => {
    const mayEmpty = matches(request.headers.get("apikey"), order.keys.secretKey);
    if (emptiesBucket(request.method, new URL(request.url)) && !mayEmpty) return refuseEmptying();
    const checked = await checkUpload(request, order.keys);
    if (checked instanceof Response) return checked;
    const whole = await checkStorageBody(await withWholeBody(checked));
    if (whole instanceof Response) return whole;
    const answer = (asked: Request) =>
      database.inTurn(async () => {
        const ofAdmin = await answerAdminApi(asked, database, signUp, order.keys);
        if (ofAdmin) return ofAdmin;
        const given = await ask(asked);
        await keepDevice(asked, given, database);
        return given;
      });
    return inEqualTime(whole, database, answer);
  };
  const vacuum = () => vacuumDeleted(database, databaseDirectory(order));
  const snapshot = async () => {
    if (order.databaseUrl) return takeSnapshot(order.dataDir, "postgres", database);
    // A person who was erased is in no backup. One without room for this is better than none.
    await vacuum().catch((error) => console.error(error));
    return takeSnapshot(order.dataDir, "embedded", database);
  };
  compareBesideTurns(database);
  const listener = await listen(
    { handle, snapshot, vacuum, takesWrites: () => database.takesWrites() },
    order,
  );
  const stopMakingRoom = order.databaseUrl ? undefined : makeRoomHourly(database);
  const leave = announce(order.dataDir, { port: listener.port, secret: order.bootSecret });
  return {
    port: listener.port,
    firstAdmin,
    firstAdminShown: () => database.inTurn(() => forgetUnshown(database)),
    isWell: () => database.isWell(),
    warnings,
    stop: async () => {
      leave();
      stopMakingRoom?.();
      await listener.close();
      await Promise.all([database.connection.close(), hold?.release()]);
      release();
    },
  };
}

/** Who sends slowly must not keep the database from the others. */
async function withWholeBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const { method, headers, url } = request;
  if (!isUpload(request)) {
    return new Request(url, { method, headers, body: await request.arrayBuffer() });
  }
  // As the pieces it came in: each copy of a film would be 60 MiB more.
  const pieces: Uint8Array[] = [];
  for await (const piece of request.body) pieces.push(piece);
  const body = ReadableStream.from(takenFrom(pieces)) as BodyInit;
  const init: RequestInit & { duplex: "half" } = { method, headers, body, duplex: "half" };
  return new Request(url, init);
}

/** What was written is forgotten. */
function* takenFrom(pieces: Uint8Array[]): Generator<Uint8Array> {
  pieces.reverse();
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) yield piece;
}

/** As Supabase Storage tells it: the status stands in the body. */
function refuseEmptying(): Response {
  const message = "Only the secret key empties a bucket";
  return Response.json({ statusCode: "403", error: "Unauthorized", message }, { status: 400 });
}

function databaseDirectory({ dataDir }: BootOrder): string {
  return join(dataDir, "database");
}

async function open(order: BootOrder): Promise<OpenDatabase> {
  if (!order.databaseUrl) {
    const directory = databaseDirectory(order);
    refuseFullDisk(order.dataDir, !existsSync(directory));
    await placeEmptyDatabase(directory);
    return openPglite(directory, () => process.exit(brokenDatabase)).catch((error) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OperatorError(
        `The database in ${directory} is damaged (${reason}). Restore a backup into a new DATA_DIR (docs/operating.md, “Backup”), and keep this one.`,
      );
    });
  }
  return openPostgres(order.databaseUrl).catch((error) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`The Postgres of DATABASE_URL does not answer: ${reason}`);
  });
}

async function prepare(
  database: OpenDatabase,
  app: App,
  order: BootOrder,
  signUp: SignUp,
  warn: (sentence: string) => void,
): Promise<FirstAdmin | undefined> {
  await ensureRoles(database);
  await app.ensureSystemSchema();
  await checkSystemSchemas(database);
  await grantSystemSchemas(database);
  await migrate(database, migrations, (message) => {
    if (!order.allowNewer) throw new OperatorError(message);
    warn(message);
  });
  if (order.seed === "none") await refuseDemo(database);
  if (order.seed === "demo") {
    await seedDemo(database, async () => {
      const { blogPosts, caseStudies } = await import(join(supabase, "seed", "demo.ts"));
      return { blog_posts: blogPosts, case_studies: caseStudies };
    });
  }
  return order.admin === "none" ? undefined : ensureAdmin(database, signUp, order.admin, warn);
}

/** Accounts are made by a lite of their own, since the one that is asked from outside makes none. */
function signUpTo(database: OpenDatabase, files: StorageFiles, { keys }: BootOrder): SignUp {
  return async (email, password) => {
    const open = await createLite(database, files, { keys, signUp: true });
    const answer = await open.fetch(
      new Request("http://localhost/auth/v1/signup", {
        method: "POST",
        headers: { "content-type": "application/json", apikey: keys.secretKey },
        body: JSON.stringify({ email, password }),
      }),
      { peerAddress: null },
    );
    const account = answer.ok && (await findAccount(database, email));
    if (account) await undoFirstSignIn(database, account.id);
    return answer;
  };
}

/** Lite reads the schema on its first request; no visitor should wait for that. */
async function warmUp(app: App, order: BootOrder): Promise<void> {
  await app.fetch(
    new Request("http://localhost/rest/v1/blog_posts?select=id&limit=1", {
      headers: { apikey: order.keys.publishableKey },
    }),
    { peerAddress: null },
  );
}
