import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openPglite } from "../../../server/backend/child/database.ts";
import { mergeErasures, writeErasures } from "../../../server/backend/shared/erasures.ts";
import { unpack } from "../../../server/backup/archive.ts";
import { Accounts } from "../../database/support/accounts.ts";
import { admin, startTestBackend, type TestBackend } from "../../support/backend.ts";
import { backup, post, restore, tracesIn } from "../../support/backups.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

const scratch = scratchDirectory();
const at = (...names: string[]) => join(scratch, ...names);

const polling = { timeout: 120_000, interval: 1_500 };
const address = "Jan.Kowalski@firma.example";

async function send(site: TestBackend, email: string, message: string): Promise<void> {
  const answer = await site.ask("/functions/v1/send-contact-email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Jan", email, message }),
  });
  expect(answer.status).toBe(200);
}

async function emails(site: TestBackend): Promise<string[]> {
  const client = await site.adminClient();
  const { data } = await client.from("contact_messages").select("email").order("id").throwOnError();
  return data.map(({ email }) => email);
}

/** Of the address, in a new backup of the directory. */
async function tracesInBackup(file: string, dataDir: string): Promise<string[]> {
  expect((await backup(file, dataDir)).code).toBe(0);
  const unpacked = mkdtempSync(join(scratch, "unpacked-"));
  await unpack(file, unpacked);
  expect(readdirSync(unpacked)).toContain("database");
  return tracesIn(unpacked, address);
}

test("an erased person is in no file, and does not come back with an older backup; what was cut off the next start finishes", async () => {
  const [dataDir, old, cutOff] = [at("data"), at("old.tar.gz"), at("cut-off.tar.gz")];
  const site = await startTestBackend({ dataDir });
  await send(site, address, "Pierwsza");
  await send(site, "inna@firma.example", `Pisz też do ${address}`);
  const client = await site.adminClient();
  const posts = () => client.from("blog_posts");
  await posts()
    .insert({ ...post("kontakt"), content: `Kontakt: ${address}` })
    .throwOnError();
  await posts().update({ content: "Kontakt" }).eq("slug", "kontakt").throwOnError();
  const form = { content: `Zadzwoń: ${address}` };
  const copy = { id: randomUUID(), table_name: "blog_posts", form };
  await client.from("working_copies").insert(copy).throwOnError();
  // The person worked here, too, for some time.
  const accounts = Accounts.of(site);
  const boss = await accounts.signIn(admin.email, admin.password);
  await accounts.join(boss, address);
  const { body } = await accounts.call(boss, { action: "people" });
  const people = Array.isArray(body.people) ? body.people : [];
  const { id } = people.find(({ isMe }) => !isMe);
  expect((await accounts.call(boss, { action: "remove", id })).status).toBe(200);
  expect((await backup(old, dataDir)).code).toBe(0);
  expect(existsSync(at("erasures.json"))).toBe(false);

  expect((await client.rpc("erase_person", { address }).throwOnError()).data).toBe(1);
  await expect.poll(() => existsSync(join(dataDir, "erasures.json"))).toBe(true);
  await expect.poll(() => tracesIn(dataDir, address), polling).toEqual([]);
  expect(await tracesInBackup(at("new.tar.gz"), dataDir)).toEqual([]);
  await site.stop();
  expect(readFileSync(at("erasures.json"), "utf8").toLowerCase()).not.toContain("kowalski");

  // The former directory was moved away, and the archive's own list is lost.
  renameSync(at("erasures.json"), at("list"));
  renameSync(dataDir, at("former"));
  expect((await restore(old, dataDir)).output).toContain("The start repeats 1 erasure of");
  // The former directory is gone, only the archives are left.
  for (const directory of [dataDir, at("former")]) rmSync(directory, { recursive: true });
  renameSync(at("list"), at("erasures.json"));
  expect((await restore(old, dataDir)).output).toContain("The start repeats 1 erasure of");
  const again = await startTestBackend({ dataDir });
  expect(await emails(again)).toEqual(["inna@firma.example"]);
  await expect.poll(() => tracesIn(dataDir, address), polling).toEqual([]);
  // An earlier erasure does not erase later messages of the same person.
  await send(again, address, "Znowu ja");
  await again.stop();
  const known = readFileSync(join(dataDir, "erasures.json"), "utf8");
  expect(readdirSync(dataDir).filter((name) => name.endsWith(".new"))).toEqual([]);
  const database = await openPglite(join(dataDir, "database"));
  // As an older backup has it, which knows nothing of the erasure.
  await database.rows("delete from public.privacy_events");
  await database.rows("select public.repeat_erasures($1)", [known]);
  const left = await database.rows("select email from public.contact_messages order by id");
  expect(left.map(({ email }) => email)).toEqual(["inna@firma.example", address]);

  // As when the process is killed after the rows and the list were written.
  await database.rows("select private.erase($1, now())", [address.toLowerCase()]);
  await database.rows("select private.log_privacy('erase', $1, 1)", [address.toLowerCase()]);
  const logged = await database.rows(
    "select created_at::text as erased_at, subject_hash from public.privacy_events order by id",
  );
  const [base] = await database.rows("select pg_relation_filepath('public.revisions') as path");
  await database.connection.close();
  const erased = logged.map(({ erased_at, subject_hash }) => ({
    erased_at: String(erased_at),
    subject_hash: String(subject_hash),
  }));
  await writeErasures(join(dataDir, "erasures.json"), mergeErasures(erased));
  // Postgres keeps what a process that was killed had written of a new table.
  const unfinished = join(dataDir, "database", dirname(String(base?.path)), "999999.1");
  writeFileSync(unfinished, address);
  expect((await backup(cutOff, dataDir)).code).toBe(0);
  expect(tracesIn(dataDir, address)).toContain(unfinished);
  renameSync(dataDir, at("former-cut-off"));
  expect((await restore(cutOff, dataDir)).code).toBe(0);
  expect(tracesIn(dataDir, address).length).toBeGreaterThan(1);
  const last = await startTestBackend({ dataDir });
  await expect.poll(() => tracesIn(dataDir, address), polling).toEqual([]);

  // What is deleted while the server runs is in no backup, even if nothing else has finished it yet.
  await send(last, address, "Druga");
  const asDatabase = (path: string, method: string, body?: object) =>
    last.ask(`/rest/v1/${path}`, {
      method,
      headers: { apikey: last.secretKey, "content-type": "application/json" },
      body: body && JSON.stringify(body),
    });
  expect((await asDatabase("contact_messages?id=gt.0", "DELETE")).status).toBe(204);
  expect((await asDatabase("privacy_events", "POST", { kind: "expire" })).status).toBe(201);
  expect(tracesIn(dataDir, address)).not.toEqual([]);
  expect(await tracesInBackup(at("running.tar.gz"), dataDir)).toEqual([]);
  await last.stop();
}, 600_000);
