import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPglite } from "../../../server/backend/child/database.ts";
import { unpack } from "../../../server/backup/archive.ts";
import { backup } from "../../support/backups.ts";
import { killGroup, ownGroup } from "../../support/process-group.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { signIn, writerEnv } from "../../support/signed-in.ts";
import { startSite } from "../../support/site.ts";

const scratch = scratchDirectory();
const dataDir = join(scratch, "data");

const polling = { timeout: 240_000, interval: 250 };
const [first, second] = ["nowak@firma.example", "wilk@firma.example"];
/** 200 kB each, which no compression makes smaller. */
const revisions = 1000;

async function fillHistory(): Promise<void> {
  const database = await openPglite(join(dataDir, "database"));
  for (let at = 0; at < revisions; at++) {
    const mention = { 10: first, 500: `Napisz:\n${first}`, 20: second, 990: second }[at] ?? "";
    const former = {
      title: "Wpis",
      content: `${mention} ${randomBytes(150_000).toString("base64")}`,
    };
    await database.rows(
      `insert into public.revisions (table_name, record_id, operation, former_record)
       values ('blog_posts', ${(at % 20) + 1}, 'update', $1::text::jsonb)`,
      [JSON.stringify(former)],
    );
  }
  await database.connection.close();
}

const databaseFiles = () =>
  readdirSync(join(dataDir, "database", "base"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

function tracesIn(directory: string, address: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(address));
}

async function start() {
  const site = await startSite({ dataDir, env: writerEnv, through: ownGroup });
  const erase = async (address: string) => {
    const { apikey, token } = await signIn(site.url);
    const answer = await fetch(`${site.url}/rest/v1/rpc/erase_person`, {
      method: "POST",
      headers: { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ address }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, "0"]);
  };
  return { site, erase };
}

/** All rows as text, which is what a dump has. */
async function dump(): Promise<string[]> {
  const database = await openPglite(join(dataDir, "database"));
  const tables = await database.rows(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth')`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const found = await database.rows(
      `select left(record::text, 300) as line from ${name} as record
       where strpos(record::text, '${first}') > 0 or strpos(record::text, '${second}') > 0`,
    );
    lines.push(...found.map(({ line }) => `${name}: ${line}`));
  }
  await database.connection.close();
  return lines;
}

test("an erasure amid 200 MB, killed while a table is written anew, is finished by the next start", async () => {
  const empty = await startSite({ dataDir, env: writerEnv });
  await empty.stop();
  await fillHistory();
  expect(tracesIn(dataDir, first)).not.toEqual([]);

  const killed = await start();
  const known = new Set(databaseFiles());
  await killed.erase(first);
  const written = () =>
    databaseFiles().filter((path) => !known.has(path) && statSync(path).size > 20_000_000);
  await expect.poll(written, { ...polling, interval: 20 }).not.toEqual([]);
  await killGroup(killed.site);
  const [unfinished = ""] = written();
  expect(tracesIn(dataDir, first)).not.toEqual([]);
  expect(readFileSync(unfinished).includes(second)).toBe(true);

  const again = await start();
  await expect.poll(() => tracesIn(dataDir, first), polling).toEqual([]);
  // Who stood in the half of a table that the killed process had written is erased as well as anybody.
  await again.erase(second);
  await expect.poll(() => tracesIn(dataDir, second), polling).toEqual([]);
  expect(databaseFiles()).not.toContain(unfinished);
  const archive = join(scratch, "backup.tar.gz");
  expect((await backup(archive, dataDir)).code).toBe(0);
  await again.site.stop();
  expect(again.site.log.filter(({ event }) => event === "backend-stuck")).toEqual([]);

  const unpacked = mkdtempSync(join(scratch, "unpacked-"));
  await unpack(archive, unpacked);
  for (const address of [first, second]) {
    expect(tracesIn(unpacked, address)).toEqual([]);
    expect(tracesIn(dataDir, address)).toEqual([]);
  }
  expect(await dump()).toEqual([]);
}, 900_000);
