import { once } from "node:events";
import open from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { canMount, diskOf, postgresOnDisk } from "../../rest/resilience/small-disk.ts";
import { findPostgres, startPostgres, type TestPostgres } from "../../support/postgres.ts";
import { signIn, writerEnv } from "../../support/signed-in.ts";
import { startSite, type TestSite } from "../../support/site.ts";
import {
  findLosses,
  newLedger,
  type Pass,
  prepareWriters,
  startWriters,
} from "../../support/writers.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const polling = { timeout: 60_000, interval: 200 };
const isPossible = findPostgres() !== null && process.getuid?.() === 0 && canMount();

describe.skipIf(!isPossible)("the full disk of the Postgres of DATABASE_URL", () => {
  let postgres: TestPostgres;
  let site: TestSite;
  let disk: ReturnType<typeof diskOf>;
  let writer: Pass;
  const ledger = newLedger();
  beforeAll(async () => {
    postgres = await startPostgres({ through: postgresOnDisk(160) });
    disk = diskOf(postgres);
    site = await startSite({ env: { ...writerEnv, SEED: "demo", DATABASE_URL: postgres.url } });
    writer = await signIn(site.url);
    await prepareWriters(site.url);
  });
  afterAll(async () => {
    await site?.stop();
    await postgres?.stop();
  });

  const ask = (method: string, path: string, body?: object) =>
    fetch(site.url + path, {
      method,
      headers: {
        apikey: writer.apikey,
        authorization: `Bearer ${writer.token}`,
        "content-type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
  const save = () => {
    const slug = crypto.randomUUID();
    const content = slug.repeat(200);
    return ask("POST", "/rest/v1/blog_posts", { title: slug, slug, author: "Zespół", content });
  };
  const send = () => {
    const message = { name: "Jan", email: "jan@example.com", message: crypto.randomUUID() };
    return ask("POST", "/functions/v1/send-contact-email", message);
  };
  const readiness = async () => {
    const answer = await ask("GET", "/readyz");
    return { status: answer.status, ...(await answer.json()) };
  };

  test("everything is read, saves are refused in Polish, nothing is lost, and room mends it", async () => {
    const writers = startWriters(site.url, writer, ledger, true);
    await writers.answered(30);
    disk.fill(0);
    await expect.poll(async () => (await save()).status, polling).toBe(507);
    expect(await (await save()).text()).toContain("Na dysku serwera zabrakło miejsca");
    await writers.answered(60);
    writers.stop();
    await writers.done;
    await expect.poll(readiness, polling).toMatchObject({ status: 503, storage: false });
    for (const path of ["/", "/blog", "/kontakt", "/rest/v1/blog_posts?select=id"]) {
      expect([path, (await ask("GET", path)).status]).toEqual([path, 200]);
    }
    expect(await findLosses(site.url, ledger)).toEqual([]);

    disk.empty();
    await expect.poll(readiness, polling).toMatchObject({ status: 200 });
    expect([(await save()).status, (await send()).status]).toEqual([201, 200]);
    expect(await findLosses(site.url, ledger)).toEqual([]);
  });

  test("without room for its log it ends, and what is read and written says so at once", async () => {
    for (const path of ["/", "/blog"]) expect((await ask("GET", path)).status).toBe(200);
    disk.fill(0);
    const ended = once(postgres.process, "exit");
    const superuser = open(postgres.superuserUrl, { max: 1 });
    await superuser`select pg_switch_wal()`.catch(() => {});
    await superuser.end({ timeout: 0 });
    await ended;
    await expect.poll(async () => (await save()).status, polling).toBe(503);
    await expect.poll(readiness, polling).toMatchObject({ status: 503, backend: false });
    for (const path of ["/", "/blog"]) {
      expect([path, (await ask("GET", path)).status]).toEqual([path, 200]);
    }
  });
});
