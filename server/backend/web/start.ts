import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { FILMS, MAX_FILE_BYTES, MAX_FILM_BYTES } from "../../../app/picture-files/bucket-limits.ts";
import { Overloaded, WorkQueue } from "../../base/work-queue.ts";
import { hasRoom, openDataDir, refuseUnfinishedRestore } from "../shared/disk.ts";
import { loadKeys } from "../shared/keys.ts";
import { bootHeader, vacuumPath, writablePath } from "../shared/messages.ts";
import type { Backend, BackendOptions } from "../shared/options.ts";
import { isSignedIn } from "../shared/signed-in.ts";
import { StorageFiles } from "../shared/storage-files.ts";
import { isUpload } from "../shared/uploads.ts";
import { mountAccounts } from "./accounts.ts";
import { createAdministrators } from "./administrators.ts";
import { mountBackups } from "./backups.ts";
import { mountContact } from "./contact.ts";
import { createGate } from "./gate.ts";
import { announcedLength } from "./limited-body.ts";
import { createMedia } from "./media.ts";
import { startRetention } from "./retention.ts";
import { SignInLimit } from "./sign-in-limit.ts";
import { supervise } from "./supervise.ts";

/** PGlite answers one request after the other: few from outside leave room for those of pages. */
const REQUESTS = { atOnce: 16, waiting: 100 };

/** Each has up to 10 MiB in the memory of the backend process, and a form as much again for its parts. */
const LARGE_REQUESTS = { atOnce: 3, waiting: 50, timeoutMs: 60_000 };

/** Milliseconds for which a question may wait while what was erased is written over. */
const longestVacuum = 60_000;

/** Milliseconds for the erasures that are repeated after a restore: each reads all texts and their history. */
const longestErasure = 600_000;

/** Writes to these change no page: messages and all that belongs to them, unpublished text, calls of functions but one. */
const changesNoPage =
  /^\/rest\/v1\/(rpc\/(?!publish_texts$)|contact_messages\b|notifications\b|working_copies\b|unpublished_changes\b)/;
const maySend = /^\/rest\/v1\/rpc\/(request_trial|handle_message|send_for_review)$/;

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = resolve(options.dataDir);
  refuseUnfinishedRestore(dataDir);
  openDataDir(dataDir);
  const keys = loadKeys(dataDir, options);
  const bootSecret = randomBytes(24).toString("base64url");
  const process = await supervise(
    {
      dataDir,
      databaseUrl: options.databaseUrl,
      allowNewer: options.allowNewer ?? false,
      seed: options.seed,
      keys,
      admin: {
        email: options.adminEmail,
        password: options.adminPassword,
        asked: options.askedEmail,
      },
      bootSecret,
      port: 0,
    },
    options.stuckAfter ?? 10_000,
    options.log,
  );
  const url = `http://127.0.0.1:${process.port}`;
  const headers = { [bootHeader]: bootSecret };
  const keepsRows = options.databaseUrl === undefined;
  const queue = new WorkQueue(REQUESTS);
  const queueOfLarge = new WorkQueue(LARGE_REQUESTS);
  const connect = (timeout = 8000) =>
    createClient(url, keys.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers },
      db: { timeout, retry: false },
    });
  const client = connect();
  const patientClient = connect(longestVacuum);
  const retention = await startRetention({
    dataDir,
    client: connect(longestErasure),
    vacuum: keepsRows ? () => vacuum(url, headers) : undefined,
    log: options.log,
  });
  const contact = mountContact({
    ...options.contact,
    hasRoom: async () => !keepsRows || hasRoom(dataDir, "forMessages"),
    inTurn: (work) => queue.run(work),
    client,
    salt: keys.addressSalt,
    log: options.log,
  });
  const backups = mountBackups({
    client,
    dataDir,
    databaseUrl: options.databaseUrl,
    plan: options.backups,
    log: options.log,
  });
  const accounts = mountAccounts({
    ...options,
    backend: { url, headers },
    connect,
    salt: keys.addressSalt,
    limit: options.signInLimit,
    hasRoom: async () => !keepsRows || hasRoom(dataDir, "forContent"),
    inTurn: (work) => queue.run(work),
  });
  const files = new StorageFiles(join(dataDir, "storage"), MAX_FILE_BYTES, {
    [FILMS]: MAX_FILM_BYTES,
  });
  const listeners: (() => void)[] = [];
  const get = (path: string, apikey: string, timeout = 2500) =>
    fetch(url + path, { headers: { ...headers, apikey }, signal: AbortSignal.timeout(timeout) });

  return {
    address: { url, publishableKey: keys.publishableKey, headers },
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    firstAdmin: process.firstAdmin,
    firstAdminShown: process.firstAdminShown,
    handle: createGate({
      url,
      bootSecret,
      isUp: process.isUp,
      hasRoom: async (request) =>
        (!keepsRows && !isUpload(request)) ||
        hasRoom(dataDir, "forContent", announcedLength(request)),
      media: createMedia(files, async (bucket) => {
        const answer = await get(
          `/storage/v1/bucket/${encodeURIComponent(bucket)}`,
          keys.secretKey,
        );
        const about: unknown = await answer.json();
        return (
          typeof about === "object" && about !== null && "public" in about && about.public === true
        );
      }),
      signInLimit: new SignInLimit(options.signInLimit),
      isSignedIn: (request) => isSignedIn(request, keys),
      isAdministrator: createAdministrators(keys, async ({ id, session }) => {
        const given = { person: id, session };
        const { data, error } = await patientClient.rpc("look_at_second_factor", given);
        if (error) throw new Overloaded();
        return data?.state === "open";
      }),
      functions: { "send-contact-email": contact.handle, accounts },
      inTurn: (work) => queue.run(work),
      inTurnOfLarge: (work) => queueOfLarge.run(work),
      onWrite: (path) => {
        if (!changesNoPage.test(path)) for (const listener of listeners) listener();
        if (maySend.test(path)) contact.wake();
        if (path === "/rest/v1/rpc/erase_person") retention.wake();
      },
      noteFailedSignIn: (email) => {
        const noted = queue.run(async () =>
          client.rpc("note_failed_sign_in", { email: email.slice(0, 300) }).throwOnError(),
        );
        noted.catch((error) =>
          options.log("failed_sign_in_unnoted", { error: String(error) }, "warn"),
        );
      },
    }),
    onWrite: (listener) => void listeners.push(listener),
    isOverloaded: () => queue.isOverloaded,
    async check() {
      const [backend, storage, mail] = await Promise.all([
        answers(() => get("/rest/v1/blog_posts?select=id&limit=1", keys.publishableKey)),
        files
          .isWritable()
          .then(
            async (is) =>
              is && (await hasRoom(dataDir, "forContent")) && (await takesWrites(url, headers)),
          ),
        contact.mailState().catch(() => "failed" as const),
      ]);
      return { backend, storage, mail, ...(backups.hasFailed() && { backup: "failed" as const }) };
    },
    async stop(served) {
      await Promise.all([contact.stop(), retention.stop(), backups.stop(), served]);
      await process.stop();
    },
  };
}

async function vacuum(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url + vacuumPath, { method: "POST", headers });
  if (!answer.ok) throw new Error(`vacuum: ${await answer.text()}`);
}

/** Whether it answers at all is another question. */
async function takesWrites(url: string, headers: Record<string, string>): Promise<boolean> {
  const init = { method: "POST", headers, signal: AbortSignal.timeout(2500) };
  const answer = await fetch(url + writablePath, init).catch(() => null);
  return (await answer?.json().catch(() => null)) !== false;
}

async function answers(ask: () => Promise<Response>): Promise<boolean> {
  try {
    const answer = await ask();
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
