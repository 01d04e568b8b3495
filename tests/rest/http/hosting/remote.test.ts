import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { post } from "../../../database/samples.ts";
import { getHtml } from "../../../http/support/html.ts";
import { databaseOf, demoKeys } from "../../../support/demo-keys.ts";
import { openGate } from "../../../support/gate.ts";
import { startSite } from "../../../support/site.ts";
import { emptySite } from "../support/empty-site.ts";

const apikey = demoKeys.SUPABASE_PUBLISHABLE_KEY;
const purgeSecret = "sekret-do-oprozniania-0123456789";

/** The Supabase of the process that this file looks at, and a gate before it, which the tests shut. */
const { url: upstream } = await emptySite();
const database = databaseOf(upstream);
await database
  .from("blog_posts")
  .insert(Array.from({ length: 9 }, () => post()))
  .throwOnError();
const gate = await openGate(upstream);
await gate.shut();
const settings = { SUPABASE_URL: gate.url, SUPABASE_PUBLISHABLE_KEY: apikey };
const site = await startSite({ env: { ...settings, PURGE_SECRET: purgeSecret } });
afterAll(async () => {
  await gate.shut();
  await site.stop();
});

/** A page with its rows; on a busy machine the first one can come too late for it. */
async function wholePage(url: string): Promise<string> {
  let html = "";
  const load = async () => {
    const response = await fetch(url);
    html = await response.text();
    return response.status;
  };
  await expect.poll(load).toBe(200);
  return html;
}

const readiness = async () => {
  const answer = await fetch(`${site.url}/readyz`);
  const { version: _, ...parts } = await answer.json();
  return [answer.status, parts];
};

// First, while the process has no page in store.
describe("before its Supabase answers", () => {
  test("a Supabase that is none is not ready, and is named once", async () => {
    const told = () =>
      site.log.flatMap(({ event, message }) => (/-unusable$/.test(event) ? [message] : []));
    const nobody = expect.stringMatching(/^SUPABASE_URL: .*nobody answers there/);
    await expect.poll(told).toEqual([nobody, nobody]);
    expect(await readiness()).toEqual([503, { ready: false, backend: false, storage: false }]);
  });

  test.each([
    ["/blog", "Wystąpił błąd podczas wczytywania postów"],
    ["/blog/swiatlo", "Wystąpił błąd podczas wczytywania postu"],
    ["/case-studies", "Wystąpił błąd podczas wczytywania case studies"],
    ["/case-studies/1", "Wystąpił błąd podczas wczytywania case study"],
  ])("%s says so", async (path, message) => {
    const { status, headers, html } = await getHtml(site.url + path);
    expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(html.text).toContain(message);
    expect(html.text).toContain("Spróbuj ponownie");
    expect(html.all("h1")).toHaveLength(1);
    const failures = () => site.log.filter(({ event }) => event === "page-failed");
    await expect.poll(failures).toContainEqual(expect.objectContaining({ level: "error" }));
  });

  test("the address of another try keeps what was searched for, and an answer what was written", async () => {
    const search = await getHtml(`${site.url}/szukaj?q=dron`);
    expect([search.status, search.html.hrefs().includes("/szukaj?q=dron")]).toEqual([503, true]);
    const body = new URLSearchParams({ name: "Jan", email: "jan@x.pl", message: "Żuraw & łuk" });
    const answer = await fetch(`${site.url}/kontakt`, { method: "POST", body });
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain("Wystąpił problem podczas wysyłania wiadomości.");
    expect(page).toContain("Żuraw &amp; łuk</textarea>");
  });

  test("the home page stands without its previews, and is not kept", async () => {
    const { status, headers, html } = await getHtml(site.url);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(html.hrefs().filter((href) => /^\/blog\/./.test(href))).toEqual([]);
  });

  test.each(["/sitemap.xml", "/blog/rss.xml", "/llms.txt"])("%s is a 503", async (path) => {
    expect((await fetch(site.url + path)).status).toBe(503);
  });
});

describe("with a Supabase that comes and goes", () => {
  beforeAll(() => gate.reopen());
  afterEach(() => gate.reopen());

  test("a second process shows the pages of that Supabase, may connect to it, and has no API of its own", async () => {
    const links = async (url: string) => (await getHtml(`${url}/blog`)).html.hrefs();
    expect((await links(site.url)).length).toBeGreaterThan(5);
    expect(await links(site.url)).toEqual(await links(upstream));
    const { headers } = await fetch(`${site.url}/kontakt`);
    expect(headers.get("content-security-policy")).toContain(`connect-src 'self' ${gate.url};`);
    expect((await fetch(`${site.url}/rest/v1/blog_posts`)).status).toBe(404);
  });

  test("when that Supabase dies, cached pages go on, and a page that failed comes back with it", async () => {
    const ready = { ready: true, backend: true, storage: true, pages: true };
    await expect.poll(readiness).toEqual([200, ready]);
    const before = await wholePage(`${site.url}/blog`);
    await gate.shut();
    expect(await readiness()).toEqual([503, { ready: false, backend: false, storage: false }]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const after = await fetch(`${site.url}/blog`);
    expect([after.status, await after.text()]).toEqual([200, before]);
    expect((await fetch(`${site.url}/case-studies`)).status).toBe(503);
    await gate.reopen();
    expect((await fetch(`${site.url}/case-studies`)).status).toBe(200);
  });

  const purge = (headers: Record<string, string>, method = "POST", path = "/purge") =>
    fetch(site.url + path, { method, headers, ...(method === "POST" ? { body: "{}" } : {}) });

  test("it forgets its pages when it is told to, with the secret only", async () => {
    const title = async () => {
      const html = await (await fetch(`${site.url}/blog/do-oproznienia`)).text();
      return /Dawniej|Teraz/.exec(html)?.[0];
    };
    const post = { slug: "do-oproznienia", title: "Dawniej", author: "Zespół" };
    await database.from("blog_posts").insert(post).throwOnError();
    expect(await title()).toBe("Dawniej");
    await database
      .from("blog_posts")
      .update({ title: "Teraz" })
      .eq("slug", "do-oproznienia")
      .throwOnError();

    const wrong: Record<string, string>[] = [
      {},
      { "X-Purge-Secret": "" },
      { "X-Purge-Secret": purgeSecret.slice(0, -1) },
      { "X-Purge-Secret": `${purgeSecret}x` },
      { "X-Purge-Secret": purgeSecret.toUpperCase() },
      { "X-Purge-Secret": `${purgeSecret}, ${purgeSecret}` },
      { Authorization: `Bearer ${purgeSecret}` },
      { Cookie: `purge-secret=${purgeSecret}` },
    ];
    for (const headers of wrong) {
      const answer = await purge(headers);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
    }
    for (const [method, path] of [
      ["GET", "/purge"],
      ["PUT", "/purge"],
      ["POST", `/purge/?secret=${purgeSecret}`],
      ["POST", "/PURGE"],
    ] as const) {
      const answer = await purge({ "X-Purge-Secret": purgeSecret }, method, path);
      expect(answer.status, `${method} ${path}`).toBeOneOf([404, 405]);
    }
    expect(await title()).toBe("Dawniej");

    expect((await purge({ "X-Purge-Secret": purgeSecret })).status).toBe(200);
    // Soon after a failed render a visitor waits for no page. One that is not forgotten is shown for longer than this.
    await expect.poll(title, { timeout: 4_000 }).toBe("Teraz");
  });

  /** Made now, of the rows that there are: it is shown without a render for some seconds. */
  const newPage = async () => {
    expect((await purge({ "X-Purge-Secret": purgeSecret })).status).toBe(200);
    return wholePage(`${site.url}/blog`);
  };

  test("a silent backend is given up; cached pages come meanwhile, a crowd asks once", async () => {
    const known = await newPage();
    gate.hold();
    const arrived = gate.nextHeld();
    let given = 0;
    const crowd = Array.from({ length: 100 }, async () => {
      const answer = await fetch(`${site.url}/blog/brak`);
      given++;
      return answer;
    });
    await arrived;
    expect(await (await fetch(`${site.url}/blog`)).text()).toBe(known);
    expect(given).toBe(0);
    expect(gate.heldCount()).toBeLessThan(10);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([503]));
    // The error was not kept, and a backend that is only slow is waited for.
    const late = gate.nextHeld();
    const patient = fetch(`${site.url}/blog/brak`);
    await late;
    gate.release();
    expect((await patient).status).toBe(404);
  });

  /** As many renders as the server begins and lets wait at once. */
  const TAKEN = 16 + 400;
  const EXCESS = 20;

  test("when too many pages wait for a slow backend, the rest is refused at once, and nothing else suffers", async () => {
    const known = await newPage();
    gate.hold();
    // Pages of posts that do not exist: each is rendered, none is kept.
    const ask = (at: number) => fetch(`${site.url}/blog/brak-${at}`);
    const asked = Array.from({ length: TAKEN + EXCESS }, (_, at) => ask(at));
    // At once, while the page is fresh enough to be shown without a render.
    const cached = fetch(`${site.url}/blog`).then((answer) => answer.text());
    const refusals: Response[] = [];
    for (const sent of asked) {
      void sent.then((answer) => {
        if (answer.headers.has("retry-after")) refusals.push(answer);
      });
    }
    await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(EXCESS);
    // Before anything else: on a busy machine the pages are soon given up.
    const unready = readiness();
    const [refused] = refusals;
    expect([refused?.status, refused?.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(refused?.headers.get("cache-control")).toBe("no-store");
    expect(await refused?.text()).toContain("Odśwież stronę za kilka sekund.");
    expect(await cached).toBe(known);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

    await gate.shut();
    expect(await unready).toMatchObject([503, { ready: false, overloaded: true }]);
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(503);
    await gate.reopen();
    expect((await ask(TAKEN + EXCESS)).status).toBe(404);
  });
});
