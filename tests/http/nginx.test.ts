import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { Agent, type RequestOptions, request as tlsRequest } from "node:https";
import { connect, setDefaultCACertificates } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoKeys } from "../support/demo-keys.ts";
import { freePort, hasNginx, startNginx, type TestNginx } from "../support/nginx.ts";
import { startSite, type TestSite } from "../support/site.ts";

const account = { email: "redakcja@kadr.example", password: "hasło do prób 12345" };
const purgeSecret = "tajne-haslo-do-oprozniania";
const limits = { SIGN_IN_LIMIT: "3", CONTACT_LIMIT: "2" };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

// A machine as README describes it: nginx, two web processes, and one with the embedded backend.
describe.skipIf(!hasNginx())("deploy/nginx.conf", () => {
  let nginx: TestNginx;
  let data: TestSite;
  let web: TestSite[];
  let agent: Agent;

  beforeAll(async () => {
    const listen = await freePort();
    const url = `https://localhost:${listen}`;
    const common = { TRUSTED_PROXIES: "127.0.0.1", SITE_URL: url };
    data = await startSite({
      env: {
        ...common,
        ...demoKeys,
        ...limits,
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
      },
    });
    const ports = await Promise.all([freePort(), freePort()]);
    const dataPort = Number(new URL(data.url).port);
    nginx = await startNginx({ listen, data: dataPort, web: ports });
    const { SUPABASE_PUBLISHABLE_KEY } = demoKeys;
    const remote = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY };
    web = await Promise.all(
      ports.map((port) =>
        startSite({
          env: {
            ...common,
            ...remote,
            PURGE_SECRET: purgeSecret,
            PORT: String(port),
            NODE_EXTRA_CA_CERTS: nginx.certificate,
          },
        }),
      ),
    );
    const certificate = readFileSync(nginx.certificate, "utf8");
    setDefaultCACertificates([certificate]);
    agent = new Agent({ ca: certificate, keepAlive: true });
  }, 120_000);

  afterAll(async () => {
    agent?.destroy();
    await nginx?.stop();
    await Promise.all([data, ...(web ?? [])].map((site) => site?.stop()));
  }, 120_000);

  /** Asks as a visitor at this address (every 127.x.x.x is one of this machine's own). */
  function ask(
    path: string,
    { body, ...options }: RequestOptions & { body?: string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const own = options.localAddress ? new Agent({ ca: agent.options.ca }) : agent;
      const settings = { agent: own, family: 4, ...options };
      const sent = tlsRequest(nginx.url + path, settings, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
        answer.on("end", () => {
          if (own !== agent) own.destroy();
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, headers, body: Buffer.concat(chunks) });
        });
      });
      sent.on("error", reject).end(body);
    });
  }

  /** Twice at once: of the two, one fetches the page and the other finds it. */
  const askTwice = (path: string, options?: RequestOptions) =>
    Promise.all([ask(path, options), ask(path, options)]);
  const hits = (answers: Answer[]) => answers.map(({ headers }) => headers["x-cache"]);

  test("shows a page, keeps it as long as the site allows, and serves it again", async () => {
    const answers = await askTwice("/blog");
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(hits(answers)).toContain("HIT");
    expect(answers[0]?.body.toString()).toMatch(/href="\/blog\/[a-z0-9-]+"/);
    expect(answers[0]?.body.equals(answers[1]?.body ?? Buffer.alloc(0))).toBe(true);
    expect(answers[0]?.headers).toMatchObject({
      "cache-control": "public, max-age=0, s-maxage=1",
      "strict-transport-security": "max-age=31536000",
      vary: "Accept-Encoding",
    });
    await expect
      .poll(async () => (await ask("/blog")).headers["x-cache"], { timeout: 5_000 })
      .toMatch(/EXPIRED|REVALIDATED/);
  });

  test("keeps the site's own compression, one copy for each encoding", async () => {
    const get = (encoding: string) => ask("/o-nas", { headers: { "accept-encoding": encoding } });
    const [plain, br, chrome, gzip, noBr] = [
      await ask("/o-nas"),
      await get("br"),
      await get("gzip, deflate, br, zstd"),
      await get("gzip"),
      await get("br;q=0, gzip"),
    ];
    expect(
      [plain, br, chrome, gzip, noBr].map(({ headers }) => headers["content-encoding"]),
    ).toEqual([undefined, "br", "br", "gzip", "gzip"]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  });

  test("finds pages and their data by path alone, whatever the query", async () => {
    const campaign = await Promise.all([ask("/kontakt"), ask("/kontakt?utm_source=x")]);
    expect(hits(campaign)).toContain("HIT");
    const parts = await askTwice("/blog.data");
    expect(hits(parts)).toContain("HIT");
    expect(parts[0]?.headers["content-type"]).toContain("text/x-script");
    expect((await ask("/blog")).headers["content-type"]).toContain("text/html");
  });

  test("keeps neither the panel nor errors nor answers of the API", async () => {
    const { SUPABASE_PUBLISHABLE_KEY: apikey } = demoKeys;
    const api = "/rest/v1/blog_posts?select=id&limit=1";
    for (const [path, status] of [
      ["/admin/login", 200],
      ["/nie-ma", 404],
      ["/blog/nie-ma.data", 404],
      [api, 200],
    ] as const) {
      const answers = await askTwice(path, { headers: { apikey } });
      expect(
        answers.map((answer) => answer.status),
        path,
      ).toEqual([status, status]);
      expect(hits(answers), path).not.toContain("HIT");
    }
  });

  const contact = (localAddress: string, forged: string) =>
    ask("/functions/v1/send-contact-email", {
      method: "POST",
      localAddress,
      headers: { "content-type": "application/json", ...forge(forged) },
      body: JSON.stringify({ name: "Jan", email: "jan@example.com", message: crypto.randomUUID() }),
    }).then(({ status }) => status);
  const signIn = (localAddress: string, forged: string, email = `${forged}@kadr.example`) =>
    ask("/auth/v1/token?grant_type=password", {
      method: "POST",
      localAddress,
      headers: {
        "content-type": "application/json",
        apikey: demoKeys.SUPABASE_PUBLISHABLE_KEY,
        ...forge(forged),
      },
      body: JSON.stringify({ email, password: "zgaduję" }),
    }).then(({ status }) => status);
  const forge = (address: string) => ({
    "x-forwarded-for": address,
    "x-real-ip": address,
    forwarded: `for=${address}`,
  });

  test("counts messages by the visitor's true address, whatever he claims", async () => {
    expect(await contact("127.0.0.2", "203.0.113.1")).toBe(200);
    expect(await contact("127.0.0.2", "203.0.113.2")).toBe(200);
    expect(await contact("127.0.0.2", "203.0.113.3")).toBe(429);
    expect(await contact("127.0.0.3", "203.0.113.3")).toBe(200);
  });

  test("counts attempts to sign in by it, too", async () => {
    const tried = ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4"];
    const statuses: number[] = [];
    for (const forged of tried) statuses.push(await signIn("127.0.0.4", forged));
    expect(statuses).toEqual([400, 400, 400, 429]);
    expect(await signIn("127.0.0.5", "203.0.113.4", "nowa@kadr.example")).toBe(400);
  });

  test("lets an administrator sign in, upload and publish; both processes show it", async () => {
    const client = createClient(nginx.url, demoKeys.SUPABASE_PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword(account);
    expect(error).toBeNull();
    // Noise does not compress: larger than what nginx holds in memory, near the limit of 10 MB.
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const image = sharp({
      create: { width: 1500, height: 1500, channels: 3, background: "#888", noise },
    });
    const bytes = new Uint8Array(await image.png().toBuffer());
    expect(bytes.length).toBeGreaterThan(4e6);
    const media = client.storage.from("media");
    const uploaded = await media.upload("duzy.png", bytes.buffer, { contentType: "image/png" });
    expect(uploaded.error).toBeNull();
    const { publicUrl } = media.getPublicUrl("duzy.png").data;
    const found = await ask(new URL(publicUrl).pathname);
    expect(found.body.equals(bytes)).toBe(true);

    const post = { title: "Przez nginx", slug: "przez-nginx", author: "Zespół", content: "Treść" };
    await client.from("blog_posts").insert(post).throwOnError();
    const pages = [await ask("/blog/przez-nginx"), await ask("/blog/przez-nginx?druga")];
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    for (const { url } of web) {
      expect(await (await fetch(`${url}/blog/przez-nginx`)).text()).toContain("Przez nginx");
    }
  });

  test("passes what the database tells on to every process, so that all show the change", async () => {
    const service = createClient(data.url, demoKeys.SUPABASE_SECRET_KEY, {
      auth: { persistSession: false },
    });
    const rename = (title: string) =>
      service.from("blog_posts").update({ title }).eq("slug", "zmieniany").throwOnError();
    const post = { slug: "zmieniany", title: "Dawniej", author: "Zespół", content: "Treść" };
    await service.from("blog_posts").insert(post).throwOnError();
    const shown = () =>
      Promise.all(
        web.map(async ({ url }) =>
          /Dawniej|Teraz/.exec(await (await fetch(`${url}/blog/zmieniany`)).text())?.at(0),
        ),
      );
    expect(await shown()).toEqual(["Dawniej", "Dawniej"]);
    await rename("Teraz");
    const tell = (secret: string) =>
      ask("/purge", { method: "POST", headers: { "x-purge-secret": secret }, body: "{}" });
    expect((await tell("zgadywane-zgadywane")).status).toBe(401);
    // Not purged: so it is the purge, not the five seconds, that brings the change.
    expect(await shown()).toEqual(["Dawniej", "Dawniej"]);
    expect((await tell(purgeSecret)).status).toBe(200);
    await expect.poll(shown, { timeout: 2_000, interval: 50 }).toEqual(["Teraz", "Teraz"]);
    expect((await ask("/purge/3001", { method: "POST" })).status).toBe(404);
  });

  test("sends plain HTTP to the site's own name, whatever Host says", async () => {
    const { status, headers } = await new Promise<Answer>((resolve, reject) => {
      const target = `${nginx.plainUrl}/blog?a=1`;
      plainRequest(target, { headers: { host: "evil.example" } }, (answer) => {
        answer.resume();
        const { statusCode = 0, headers: received } = answer;
        resolve({ status: statusCode, headers: received, body: Buffer.alloc(0) });
      })
        .on("error", reject)
        .end();
    });
    expect([status, headers.location]).toEqual([301, `${nginx.url}/blog?a=1`]);
  });

  test("shows no certificate to who asks for another name", async () => {
    const { port } = new URL(nginx.url);
    const refused = new Promise((resolve, reject) => {
      const options = { port: Number(port), host: "127.0.0.1", servername: "evil.example" };
      connect({ ...options, rejectUnauthorized: false }, () =>
        reject(new Error("shaken hands")),
      ).on("error", ({ message }) => resolve(message));
    });
    expect(await refused).toMatch(/unrecognized name/i);
  });

  test("nginx-one-machine.conf needs nothing but the one process behind it", async () => {
    const port = Number(new URL(data.url).port);
    const alone = await startNginx({ listen: await freePort(), data: port });
    const own = new Agent({ ca: readFileSync(alone.certificate), keepAlive: false });
    const askAlone = (path: string, options: RequestOptions = {}) =>
      new Promise<Answer>((resolve, reject) => {
        const settings = { agent: own, family: 4, ...options };
        const { SUPABASE_PUBLISHABLE_KEY: apikey } = demoKeys;
        tlsRequest(alone.url + path, { headers: { apikey }, ...settings }, (answer) => {
          answer.resume();
          const { statusCode: status = 0, headers } = answer;
          answer.on("end", () => resolve({ status, headers, body: Buffer.alloc(0) }));
        })
          .on("error", reject)
          .end();
      });
    try {
      const twice = await Promise.all([askAlone("/blog"), askAlone("/blog")]);
      expect(twice.map(({ status }) => status)).toEqual([200, 200]);
      expect(hits(twice)).toContain("HIT");
      expect(twice[0]?.headers).toHaveProperty("strict-transport-security");
      for (const path of ["/rest/v1/blog_posts?select=id&limit=1", "/admin/login", "/readyz"]) {
        const { status, headers } = await askAlone(path);
        expect([path, status, headers["x-cache"]]).not.toContain("HIT");
        expect([path, status]).toEqual([path, 200]);
      }
      // The address that counts is the one nginx sees, whatever a visitor claims.
      const claim = { "x-forwarded-for": "203.0.113.77", "x-forwarded-proto": "http" };
      const { headers } = await askAlone("/o-nas", { headers: claim });
      expect(headers).toHaveProperty("strict-transport-security");
      expect((await askAlone("/purge", { method: "POST" })).status).toBe(405);
    } finally {
      own.destroy();
      await alone.stop();
    }
  }, 60_000);

  // The last one, for it takes a process away.
  test("goes on without a gap when one web process dies", async () => {
    web[0]?.process.kill("SIGKILL");
    for (let i = 0; i < 12; i++) {
      const { status } = await ask(`/nie-ma-${i}`);
      expect(status).toBe(404);
    }
  });
});
