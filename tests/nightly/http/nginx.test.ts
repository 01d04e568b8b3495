import { readFileSync } from "node:fs";
import { setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { freePort } from "../../support/free-port.ts";
import { hasNginx, startNginx, type TestNginx } from "../../support/nginx.ts";
import { startSite, type TestSite } from "../../support/site.ts";

const purgeSecret = "tajne-haslo-do-oprozniania";
const { SUPABASE_PUBLISHABLE_KEY: apikey } = demoKeys;

/** Asks twice at once: of the two, one fetches the page and the other finds it. */
async function isKept(address: string): Promise<boolean> {
  const ask = () => fetch(address, { headers: { apikey } });
  const answers = await Promise.all([ask(), ask()]);
  return answers.some(({ headers }) => headers.get("x-cache") === "HIT");
}

async function expectNoKeyInLog({ url, log }: TestNginx): Promise<void> {
  const key = "k".repeat(43);
  for (const spelling of ["/podglad/", "/Podglad/", "/%70odglad/", "//podglad/"]) {
    for (const ending of ["", ".data", "?a=1"]) await fetch(url + spelling + key + ending);
  }
  await fetch(`${url}/ostatnie-pytanie?a=1`);
  await expect.poll(log).toContain('GET "/ostatnie-pytanie" 404');
  expect(log()).toContain('GET "/podglad/..." 404');
  expect(log()).not.toContain(key);
}

describe.skipIf(!hasNginx())("the files in deploy/ for nginx", () => {
  let nginx: TestNginx;
  let data: TestSite;
  let web: TestSite[];

  /** As docs/operating.md has it: nginx, two web processes, and one with the embedded backend. */
  beforeAll(async () => {
    const listen = await freePort();
    const url = `https://localhost:${listen}`;
    const common = { TRUSTED_PROXIES: "127.0.0.1", SITE_URL: url };
    data = await startSite({
      env: { ...common, ...demoKeys, SEED: "demo", SIGN_IN_LIMIT: "3", CONTACT_LIMIT: "2" },
    });
    const ports = [await freePort(), await freePort()];
    nginx = await startNginx({ listen, data: Number(new URL(data.url).port), web: ports });
    const env = {
      ...common,
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: apikey,
      PURGE_SECRET: purgeSecret,
      NODE_EXTRA_CA_CERTS: nginx.certificate,
    };
    web = await Promise.all(
      ports.map((port) => startSite({ env: { ...env, PORT: String(port) } })),
    );
    setDefaultCACertificates([readFileSync(nginx.certificate, "utf8")]);
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all([data, ...(web ?? [])].map((site) => site?.stop()));
  });

  test("pages and their data are kept by path alone; panel, errors and the API are not", async () => {
    const { headers } = await fetch(`${nginx.url}/blog`);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("vary")).toBe("Accept-Encoding");
    const gzip = { headers: { "accept-encoding": "gzip" } };
    expect((await fetch(`${nginx.url}/blog`, gzip)).headers.get("content-encoding")).toBe("gzip");
    const [plain, campaign] = [`${nginx.url}/kontakt`, `${nginx.url}/kontakt?utm_source=x`];
    const answers = await Promise.all([fetch(plain), fetch(campaign)]);
    expect(answers.map((answer) => answer.headers.get("x-cache"))).toContain("HIT");
    expect(await isKept(`${nginx.url}/blog.data`)).toBe(true);
    const api = "/rest/v1/blog_posts?select=id&limit=1";
    for (const path of ["/admin/login", "/nie-ma", "/blog/nie-ma.data", api]) {
      expect(await isKept(nginx.url + path), path).toBe(false);
    }
    expect(await isKept(`${nginx.url}/uslugi?swiatlo=7-3-2`)).toBe(true);
    const light = [1, 2].map((back) => fetch(`${nginx.url}/?swiatlo=7-${back}-3`));
    const [first, second] = await Promise.all(light);
    expect(await first?.text()).toContain("/share/light/7-1-3.jpg");
    expect(await second?.text()).toContain("/share/light/7-2-3.jpg");
    expect(await (await fetch(`${nginx.url}/`)).text()).toContain("/share/index.jpg");
    const search = (query: string) => fetch(`${nginx.url}/szukaj?q=${query}`);
    const found = await Promise.all(["dron", "zzyzx"].map(search));
    expect(found.map((answer) => answer.headers.get("x-cache"))).toEqual([null, null]);
    const [drones, nothing] = await Promise.all(found.map((answer) => answer.text()));
    expect(drones).toContain("/blog/dron-nad-miastem");
    expect(nothing).not.toContain("/blog/dron-nad-miastem");
    const redirect = await fetch(`${nginx.plainUrl}/blog?a=1`, { redirect: "manual" });
    expect(redirect.headers.get("location")).toBe(`${nginx.url}/blog?a=1`);
  });

  test("the log has the paths that were asked for, but no key of a preview", async () => {
    await expectNoKeyInLog(nginx);
  });

  test("the visitor's true address counts, whatever address is claimed", async () => {
    const claim = (address: string) => ({
      "x-forwarded-for": address,
      "x-real-ip": address,
      forwarded: `for=${address}`,
      "content-type": "application/json",
      apikey,
    });
    const post = async (path: string, address: string, body: object) => {
      const init = { method: "POST", headers: claim(address), body: JSON.stringify(body) };
      return (await fetch(nginx.url + path, init)).status;
    };
    const statuses: number[] = [];
    for (const at of [1, 2, 3]) {
      const message = { name: "Jan", email: "jan@example.com", message: `Wiadomość ${at}` };
      const path = "/functions/v1/send-contact-email";
      statuses.push(await post(path, `203.0.113.${at}`, message));
    }
    expect(statuses).toEqual([200, 200, 429]);
    for (const at of [1, 2, 3, 4]) {
      const guess = { email: `osoba-${at}@example.com`, password: "x" };
      const path = "/auth/v1/token?grant_type=password";
      statuses.push(await post(path, `203.0.113.${at}`, guess));
    }
    expect(statuses.slice(3)).toEqual([400, 400, 400, 429]);
  });

  test("a large picture passes, and a purge reaches every web process", async () => {
    const database = databaseOf(nginx.url);
    const picture = Buffer.alloc(9_900_000, "x");
    picture.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
    const { error } = await database.storage
      .from("media")
      .upload("duzy.png", picture.buffer, { contentType: "image/png" });
    expect(error).toBeNull();

    const post = { title: "Dawniej", slug: "zmieniany", author: "Zespół", content: "Treść" };
    await database.from("blog_posts").insert(post).throwOnError();
    const shown = () =>
      Promise.all(
        web.map(async ({ url }) => {
          const html = await (await fetch(`${url}/blog/zmieniany`)).text();
          return /Dawniej|Teraz/.exec(html)?.[0];
        }),
      );
    expect(await shown()).toEqual(["Dawniej", "Dawniej"]);
    await database.from("blog_posts").update({ title: "Teraz" }).eq("slug", post.slug);
    const purge = (secret: string) =>
      fetch(`${nginx.url}/purge`, { method: "POST", headers: { "x-purge-secret": secret } });
    expect((await purge("zgadywane-zgadywane")).status).toBe(401);
    expect((await purge(purgeSecret)).status).toBe(200);
    await expect.poll(shown).toEqual(["Teraz", "Teraz"]);
    expect((await fetch(`${nginx.url}/purge/3001`, { method: "POST" })).status).toBe(404);
  });

  test("nginx-one-machine.conf needs nothing but the one process behind it", async () => {
    const alone = await startNginx({
      listen: await freePort(),
      data: Number(new URL(data.url).port),
    });
    setDefaultCACertificates([readFileSync(alone.certificate, "utf8")]);
    try {
      expect(await isKept(`${alone.url}/blog`)).toBe(true);
      for (const path of ["/rest/v1/blog_posts?select=id&limit=1", "/admin/login", "/readyz"]) {
        expect((await fetch(alone.url + path, { headers: { apikey } })).status, path).toBe(200);
        expect(await isKept(alone.url + path), path).toBe(false);
      }
      const claim = { "x-forwarded-proto": "http" };
      const { headers } = await fetch(`${alone.url}/o-nas`, { headers: claim });
      expect(headers.has("strict-transport-security")).toBe(true);
      expect((await fetch(`${alone.url}/purge`, { method: "POST" })).status).toBe(405);
      await expectNoKeyInLog(alone);
    } finally {
      await alone.stop();
    }
  });
});
