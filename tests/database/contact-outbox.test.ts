import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../server/backend/shared/options.ts";
import { type Contact, mountContact } from "../../server/backend/web/contact.ts";
import { startBackend } from "../../server/backend/web/start.ts";
import { hintsHeader, writeHints } from "../../supabase/functions/send-contact-email/hints.ts";
import { createContactStore } from "../../supabase/functions/send-contact-email/store.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { type SmtpTrap, startSmtp } from "../support/smtp.ts";

const message = { name: "Jan", email: "jan@example.pl", message: "Dzień dobry" };
const past = "2020-01-01T00:00:00Z";
const limit = 3;

describe("on PGlite", () => {
  testOutbox(async () => ({ url: undefined, stop: async () => {} }));
});

// Left out where Postgres is not installed; the test command then says so, and fails under CI.
describe.skipIf(findPostgres() === null)("on a Postgres server", () => {
  testOutbox(startPostgres);
});

function testOutbox(prepare: () => Promise<{ url?: string; stop(): Promise<void> }>) {
  let database: { url?: string; stop(): Promise<void> };
  let dataDir: string;
  let backend: Backend;
  let db: SupabaseClient;
  let smtp: SmtpTrap;
  let mounted: Contact[];

  beforeAll(async () => {
    database = await prepare();
    dataDir = await mkdtemp(join(tmpdir(), "outbox-"));
    backend = await startBackend({
      ...{ dataDir, databaseUrl: database.url, seed: "none", signInLimit: 10 },
      contact: { limit },
      log: () => {},
    });
    db = connect(backend.secretKey);
  });
  afterAll(async () => {
    await backend?.stop();
    await database?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await db.from("contact_messages").delete().gt("id", 0).throwOnError();
    smtp = await startSmtp();
    mounted = [];
  });
  afterEach(async () => {
    await Promise.all(mounted.map((contact) => contact.stop()));
    await smtp.stop();
  });

  function connect(key: string): SupabaseClient {
    return createClient(backend.address.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      db: { retry: false },
      global: { headers: backend.address.headers },
    });
  }

  /** A web process: it mails what is due as it starts, and whatever comes. */
  function mount(options: { mail?: boolean; limit?: number } = {}) {
    const events = watchEvents();
    const contact = mountContact({
      hasRoom: async () => true,
      ...{ address: backend.address, secretKey: backend.secretKey, salt: "salt" },
      ...(options.mail === false
        ? {}
        : { smtpUrl: smtp.url, to: "biuro@kadr.example", from: "www@kadr.example" }),
      limit: options.limit ?? limit,
      log: events.log,
      pollMilliseconds: 60_000,
    });
    mounted.push(contact);
    const send = (
      changes: object = {},
      from = "192.0.2.1",
      hints: Parameters<typeof writeHints>[0] = {},
    ) =>
      contact.handle(
        new Request("http://site.test/functions/v1/send-contact-email", {
          method: "POST",
          headers: { "Content-Type": "application/json", [hintsHeader]: writeHints(hints) },
          body: JSON.stringify({ ...message, ...changes }),
        }),
        from,
      );
    return { ...contact, send, event: events.event };
  }

  async function rows() {
    const { data } = await db.from("contact_messages").select().order("id").throwOnError();
    return data;
  }

  async function onlyRow() {
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    return row;
  }

  const makeOld = () =>
    db
      .from("contact_messages")
      .update({ created_at: new Date(Date.now() - 11 * 60_000).toISOString() })
      .gt("id", 0)
      .throwOnError();

  const numbered = (index: number) => ({ message: `Dzień dobry ${index}` });

  const makeDue = () =>
    db.from("contact_messages").update({ mail_due_at: past }).gt("id", 0).throwOnError();

  test("a message is stored once and mailed once", async () => {
    const site = mount();
    expect((await site.send()).status).toBe(200);
    await site.event("contact_mailed");
    expect(await onlyRow()).toMatchObject({
      ...message,
      ...{ mail_status: "sent", mail_attempts: 1, mail_error: null, mail_lease: null },
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      mail_sent_at: expect.any(String),
    });
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual(["Wiadomość ze strony: Jan"]);
    expect(await site.mailState()).toBe("ok");
  });

  test("without a mail server a message waits until there is one", async () => {
    const site = mount({ mail: false });
    expect((await site.send()).status).toBe(200);
    expect(await site.mailState()).toBe("unconfigured");
    expect(await onlyRow()).toMatchObject({ mail_status: "waiting", mail_attempts: 0 });

    await mount().event("contact_mailed");
    expect(smtp.mails).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ mail_status: "sent" });
  });

  test("a mail server that is busy is asked again later", async () => {
    smtp.mode = "later";
    const site = mount();
    const before = Date.now();
    expect((await site.send()).status).toBe(200);
    await site.event("contact_mail_waiting");
    const row = await onlyRow();
    expect(row).toMatchObject({
      ...{ mail_status: "waiting", mail_attempts: 1, mail_maybe_delivered: false },
      mail_error: expect.stringContaining("451"),
    });
    const wait = Date.parse(row.mail_due_at) - before;
    expect(wait).toBeGreaterThan(25_000);
    expect(wait).toBeLessThan(45_000);

    await site.stop();
    smtp.mode = "ok";
    const next = mount();
    await next.send({ name: "Ala" });
    await next.event("contact_mailed");
    await next.stop();
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual(["Wiadomość ze strony: Ala"]);

    await makeDue();
    await mount().event("contact_mailed");
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual([
      "Wiadomość ze strony: Ala",
      "Wiadomość ze strony: Jan",
    ]);
  });

  test("a message refused for good is not tried again, and the health check says so", async () => {
    smtp.mode = "never";
    const site = mount();
    await site.send();
    await site.event("contact_mail_failed");
    expect(await onlyRow()).toMatchObject({
      mail_status: "failed",
      mail_error: expect.stringContaining("550"),
    });
    expect(await site.mailState()).toBe("failed");
    await site.stop();

    smtp.mode = "ok";
    await makeDue();
    const next = mount();
    await next.send({ name: "Ala" });
    await next.event("contact_mailed");
    expect(smtp.mails).toHaveLength(1);
  });

  test("a connection that dies after DATA is told as a possible duplicate", async () => {
    smtp.mode = "dies";
    const site = mount();
    await site.send();
    await site.event("contact_mail_waiting");
    expect(await onlyRow()).toMatchObject({ mail_status: "waiting", mail_maybe_delivered: true });

    await site.stop();
    smtp.mode = "ok";
    await makeDue();
    await mount().event("contact_mailed");
    const [first, second] = smtp.mails.map(({ parsed }) => parsed);
    expect(second?.subject).toBe(`[możliwy duplikat] ${first?.subject}`);
    expect(second?.messageId).toBe(first?.messageId);
  });

  test("so is a message whose worker died: its lease runs out first", async () => {
    const dead = createContactStore(db, limit);
    await mount({ mail: false }).send();
    expect(await dead.claim()).toMatchObject({ attempts: 1, maybeDelivered: false });
    expect(await dead.claim()).toBeNull();

    await db.from("contact_messages").update({ mail_lease_until: past }).gt("id", 0).throwOnError();
    await mount().event("contact_mailed");
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual([
      "[możliwy duplikat] Wiadomość ze strony: Jan",
    ]);
  });

  test("a worker that lost its lease changes nothing any more", async () => {
    const store = createContactStore(db, limit);
    await mount({ mail: false }).send();
    const slow = await store.claim();
    await db.from("contact_messages").update({ mail_lease_until: past }).gt("id", 0).throwOnError();
    const quick = await store.claim();
    if (!slow || !quick) throw new Error("not claimed");
    expect(await store.finish(slow, { status: "failed", error: "550" }, 30)).toBe(false);
    expect(await onlyRow()).toMatchObject({ mail_status: "sending" });
    expect(await store.finish(quick, { status: "sent" }, 30)).toBe(true);
    expect(await onlyRow()).toMatchObject({ mail_status: "sent" });
  });

  test("workers never claim the same message", async () => {
    const site = mount({ mail: false, limit: 100 });
    await Promise.all(Array.from({ length: 24 }, (_, index) => site.send(numbered(index))));
    const claims = await Promise.all(
      Array.from({ length: 40 }, () => createContactStore(connect(backend.secretKey), 1).claim()),
    );
    const ids = claims.filter((claim) => claim !== null).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Whoever found every row locked by others came back with nothing.
    for (let next = await createContactStore(db, 1).claim(); next; ) {
      ids.push(next.id);
      next = await createContactStore(db, 1).claim();
    }
    expect(ids.sort((a, b) => a - b)).toEqual((await rows()).map(({ id }) => id));
  });

  test("two web processes mail each message once", async () => {
    const sites = [mount({ limit: 100 }), mount({ limit: 100 })];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => sites[index % 2]?.send(numbered(index))),
    );
    await smtp.caught(12);
    const messageIds = smtp.mails.map(({ parsed }) => parsed.messageId);
    expect(new Set(messageIds).size).toBe(12);
    expect(smtp.mails).toHaveLength(12);
  });

  test("a flood from one address is refused, whoever else writes", async () => {
    const site = mount({ mail: false });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => site.send(numbered(index))),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(limit).fill(200), ...Array(10 - limit).fill(429)]);
    expect(await rows()).toHaveLength(limit);
    expect((await site.send(numbered(10), "192.0.2.2")).status).toBe(200);

    await makeOld();
    expect((await site.send(numbered(11))).status).toBe(200);
  });

  test("a flood from everywhere is refused at twenty times as many", async () => {
    const site = mount({ mail: false, limit: 1 });
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => site.send(numbered(index), `192.0.2.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await rows()).toHaveLength(20);
  });

  test("a form that sends the same again after a lost answer is believed, once", async () => {
    const site = mount({ mail: false, limit: 5 });
    const submission = "7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a11";
    const again = (changes?: object) => site.send(changes, undefined, { submission });
    const answers = await Promise.all(Array.from({ length: 4 }, () => again()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await makeOld();
    expect((await again()).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    await again({ message: "Coś innego" });
    expect(await rows()).toHaveLength(2);
  });

  test("without a number of its own, the same message within ten minutes is one", async () => {
    const site = mount({ mail: false, limit: 2 });
    for (let attempt = 0; attempt < 4; attempt++) expect((await site.send()).status).toBe(200);
    // By another network, as a telephone changes it, and once the scripts had come.
    expect((await site.send({}, "198.51.100.7")).status).toBe(200);
    const submission = "7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a12";
    expect((await site.send({}, undefined, { submission })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
    for (const change of [{ name: "Ola" }, { email: "ola@example.pl" }, { message: "Inna" }]) {
      await site.send(change, "198.51.100.8");
    }
    expect(await rows()).toHaveLength(3); // the address of the last three has a limit, too
    await makeOld();
    expect((await site.send()).status).toBe(200);
    expect(await rows()).toHaveLength(4);
  });

  test("a trapped message does not stand for the same one that a person sends", async () => {
    const site = mount();
    await site.send({}, undefined, { trap: "spam" });
    await site.send();
    await site.event("contact_mailed");
    expect((await rows()).map((row) => row.mail_status)).toEqual(["trapped", "sent"]);
  });

  test("a trapped message is kept but never mailed; a doubtful one is mailed with its mark", async () => {
    const site = mount();
    await site.send({}, undefined, { trap: "https://spam.example" });
    await site.send({}, undefined, { elapsed: 100 });
    await site.event("contact_mailed");
    expect((await rows()).map((row) => [row.mail_status, row.doubtful !== null])).toEqual([
      ["trapped", true],
      ["sent", true],
    ]);
    expect(smtp.mails.map(({ parsed }) => parsed.subject)).toEqual([
      "[wątpliwa] Wiadomość ze strony: Jan",
    ]);
  });

  test("what an address is counted by is forgotten after a day", async () => {
    const site = mount({ mail: false });
    await site.send();
    const before = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await db.from("contact_messages").update({ created_at: before }).gt("id", 0).throwOnError();
    await site.send();
    expect((await rows()).map((row) => row.address_hash === null)).toEqual([true, false]);
  });

  test("stopping in the middle of a mail takes at most two seconds and loses nothing", async () => {
    smtp.mode = "silent";
    const site = mount();
    await site.send();
    await smtp.caught(1);
    const start = performance.now();
    await site.stop();
    expect(performance.now() - start).toBeLessThan(2000);
    expect(await onlyRow()).toMatchObject({ mail_status: "waiting", mail_maybe_delivered: true });
    expect(Date.parse((await onlyRow()).mail_due_at)).toBeLessThanOrEqual(Date.now() + 1000);
  });

  test("visitors cannot call what only the function may", async () => {
    const visitor = connect(backend.publishableKey);
    const calls = [
      visitor.rpc("claim_contact_message", { lease_seconds: 1 }),
      visitor.rpc("contact_mail_state"),
      visitor.rpc("finish_contact_message", {
        ...{ message_id: 1, lease: "7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a11", outcome: "sent" },
        ...{ retry_in_seconds: 0, maybe_delivered: false, error: "" },
      }),
      visitor.rpc("store_contact_message", {
        ...{ sender_name: "x", sender_email: "x@x", body: "x", doubt: null, trapped: false },
        ...{ sender_hash: "x", submission_id: null, address_limit: 99 },
      }),
    ];
    for (const { error } of await Promise.all(calls)) expect(error?.code).toBe("42501");
    expect(await rows()).toEqual([]);
  });
}

/** Waits for log lines instead of looking at the clock. */
function watchEvents() {
  const seen: string[] = [];
  const waiting = new Set<() => void>();
  return {
    log: (event: string) => {
      seen.push(event);
      for (const look of waiting) look();
    },
    event: (name: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!seen.includes(name)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
