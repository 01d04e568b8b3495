import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { goodPassword, isLetIn, otherPassword } from "../../database/support/accounts.ts";
import { backup } from "../../support/backups.ts";
import { backendPid } from "../../support/process-group.ts";
import { account, accountsOf, signIn, writerEnv } from "../../support/signed-in.ts";
import { runSite, startSite, type TestSite } from "../../support/site.ts";
import {
  fileOf,
  findLosses,
  newLedger,
  type Pass,
  prepareWriters,
  startWriters,
} from "../../support/writers.ts";
import { canMount, diskOf, onDisk } from "./small-disk.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const mebibyte = 1024 * 1024;
const refusedCopy =
  /^The running server could not copy: DATA_DIR: a backup begins with .* (\d+) MiB are left there, and (\d+) must be free\. Make room there\.\n$/;
const polling = { timeout: 30_000, interval: 100 };

describe.skipIf(!canMount())("a full disk", () => {
  let site: TestSite;
  let disk: ReturnType<typeof diskOf>;
  let writer: Pass;
  const ledger = newLedger();
  beforeAll(async () => {
    site = await startSite({ env: { ...writerEnv, SEED: "demo" }, through: onDisk(160) });
    disk = diskOf(site);
    writer = await signIn(site.url);
    await prepareWriters(site.url);
    const writers = startWriters(site.url, writer, ledger);
    await writers.answered(30);
    writers.stop();
    await writers.done;
  });
  afterAll(() => site.stop());

  const ask = (method: string, path: string, body?: BodyInit, type = "application/json") =>
    fetch(site.url + path, {
      method,
      headers: {
        apikey: writer.apikey,
        authorization: `Bearer ${writer.token}`,
        "content-type": type,
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(20_000),
    });
  const addPost = (slug: string) =>
    ask("POST", "/rest/v1/blog_posts", JSON.stringify({ title: slug, slug, author: "Zespół" }));
  const addFile = (name: string) =>
    ask("POST", `/storage/v1/object/media/${name}`, fileOf(1), "image/webp");
  const sendMessage = (name: string) => {
    const message = JSON.stringify({ name, email: "jan@example.com", message: "Dzień dobry" });
    return ask("POST", "/functions/v1/send-contact-email", message);
  };
  const status = async (asked: Promise<Response>) => (await asked).status;
  const readable = async () => {
    for (const path of ["/", "/blog", "/case-studies", "/kontakt", "/healthz"]) {
      expect(await status(ask("GET", path)), path).toBe(200);
    }
    expect(await status(ask("GET", "/rest/v1/blog_posts?select=id"))).toBe(200);
    expect(await findLosses(site.url, ledger)).toEqual([]);
  };

  test("below 48 MiB content is refused in Polish, and messages are still kept", async () => {
    disk.fill(40 * mebibyte);
    const said = "Na dysku serwera zabrakło miejsca";
    for (const answer of [await addPost("za-pozno"), await addFile("faults/za-pozno.webp")]) {
      expect(answer.status).toBe(507);
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining(said) });
    }
    expect(await status(ask("GET", "/storage/v1/object/public/media/faults/za-pozno.webp"))).toBe(
      404,
    );
    expect(await status(sendMessage("Jeszcze"))).toBe(200);
    const ready = await fetch(`${site.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { storage: false, backend: true },
    ]);
    await readable();
  });

  test("below 48 MiB the panel is read, and access is still taken away", async () => {
    disk.empty();
    const accounts = accountsOf(site.url);
    const admin = await accounts.signIn(account.email, account.password);
    const [removed, invited] = ["ola@kadr.example", "jan@kadr.example"];
    const person = await accounts.join(admin, removed);
    const token = await accounts.invite(person, invited);
    const redeem = { action: "redeem", token, password: goodPassword };
    disk.fill(40 * mebibyte);
    const call = async (fields: object, client = admin) =>
      (await accounts.call(client, fields)).status;
    expect(await call({ action: "invite", email: "ewa@kadr.example" })).toBe(507);
    expect(await accounts.call(accounts.browser(), redeem)).toEqual({
      status: 507,
      body: { error: expect.stringContaining("Na dysku serwera zabrakło miejsca") },
    });
    const { id } = (await person.auth.getUser()).data.user ?? {};
    expect(await call({ action: "people" })).toBe(200);
    expect(await call({ action: "withdraw", email: invited })).toBe(200);
    expect(await call({ action: "remove", id })).toBe(200);
    expect(await isLetIn(person)).toBe(false);
    const change = { current: account.password, next: otherPassword };
    expect(await call({ action: "change-password", ...change })).toBe(200);
    expect(await isLetIn(admin)).toBe(false);
    const again = await accounts.signIn(account.email, otherPassword);
    const back = { current: otherPassword, next: account.password };
    expect(await call({ action: "change-password", ...back }, again)).toBe(200);

    writer = await signIn(site.url);
    const post = (path: string, body: object) => status(ask("POST", path, JSON.stringify(body)));
    expect(await post("/rest/v1/rpc/attention", {})).toBe(200);
    expect(await post("/rest/v1/rpc/find_messages", { first_row: 0, row_limit: 50 })).toBe(200);
    expect(await post("/storage/v1/object/list/media", { prefix: "" })).toBe(200);
    expect(await post("/rest/v1/rpc/erase_person", { address: "nikt@kadr.example" })).toBe(200);
    expect(await post("/rest/v1/rpc/export_person", { address: "nikt@kadr.example" })).toBe(507);
    expect(await status(ask("POST", "/auth/v1/logout"))).toBe(204);
    writer = await signIn(site.url);
  });

  test("a backup that would take the room of content and messages is refused in one line", async () => {
    const archive = join(site.dataDir, "never.tar.gz");
    disk.fill(60 * mebibyte);
    const { code, output } = await backup(archive, disk.root);
    expect([code, output]).toEqual([1, expect.stringMatching(refusedCopy)]);
    const [, left, needed] = (refusedCopy.exec(output) ?? []).map(Number);
    expect(left).toBeLessThanOrEqual(60);
    expect(needed).toBeGreaterThan(48 + 30);
    expect(readdirSync(disk.root).filter((name) => name.startsWith(".snapshot-"))).toEqual([]);
    expect(await status(sendMessage("W trakcie"))).toBe(200);
  });

  test("without one free byte everything can be read, and the visitor is told in Polish", async () => {
    disk.fill(0);
    expect(disk.free()).toBe(0);
    const answer = await sendMessage("Za późno");
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: expect.stringContaining("Spróbuj ponownie") });
    expect(await status(addPost("wcale"))).toBe(507);
    await readable();
  });

  test("a backend that dies then is not started again without room, logs why, and comes back with the room", async () => {
    process.kill(backendPid(site), "SIGKILL");
    const failures = () => site.log.filter(({ event }) => event === "backend-restart-failed");
    await expect.poll(() => failures().length, polling).toBeGreaterThan(1);
    expect(failures()[0]?.reason).toContain("is full: 0 MiB are left");
    expect(await status(ask("GET", "/"))).toBe(200);
    expect(await status(ask("GET", "/rest/v1/blog_posts?select=id"))).toBe(503);

    disk.empty();
    await expect.poll(() => status(addPost("znowu")), polling).toBe(201);
    expect(await status(addFile("faults/znowu.webp"))).toBe(200);
    expect(await status(sendMessage("Znowu"))).toBe(200);
    expect(await status(fetch(`${site.url}/readyz`))).toBe(200);
    await readable();
  });

  test("a disk that fills up amid writes refuses some of them, and loses nothing", async () => {
    const writers = startWriters(site.url, writer, ledger, true);
    await writers.answered(10);
    disk.fill(0);
    await writers.answered(60);
    disk.empty();
    await writers.answered(90);
    writers.stop();
    const statuses = new Set(await writers.done);
    expect([...statuses].filter((one) => ![200, 201, 204, 500, 503, 507].includes(one))).toEqual(
      [],
    );
    await readable();
    expect(leftovers(disk.root)).toEqual([]);
  });
});

/** Files in the storage that are of no stored object. */
function leftovers(root: string): string[] {
  const names = readdirSync(`${root}/storage`, { recursive: true }).map(String);
  const drafts = names.filter((name) => name.includes(".json."));
  const described = names.filter((name) => name.endsWith(".json")).length;
  const bytes = names.filter((name) => /^..\/[0-9a-f-]{36}$/.test(name));
  return bytes.length === described ? drafts : [...drafts, ...bytes];
}

test.skipIf(!canMount())("a start on a disk without room is refused in one line", async () => {
  const { code, output } = await runSite({ through: onDisk(30) });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^DATA_DIR: the disk of .* is full: \d+ MiB are left.* make room there\.$/,
  );
});
