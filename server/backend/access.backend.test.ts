import { existsSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { afterAll, describe, expect, test } from "vitest";
import { admin, startTestBackend, type TestBackend } from "../../tests/support/backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.remove());

/** Straight to the backend's own port, path unchanged, as a process on this machine could. */
function statusOf(path: string, headers: Record<string, string>, method = "GET"): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(backend.address.url);
    const asking = httpRequest({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asking.on("error", reject).end();
  });
}

const closed: [method: string, path: string][] = [
  ["GET", "/_system/info"],
  ["GET", "/_system/config"],
  ["GET", "/"],
  ["GET", "/studio"],
  ["GET", "/snapshot"],
  ["POST", "/auth/v1/signup"],
  ["POST", "/auth/v1/otp"],
  ["POST", "/auth/v1/magiclink"],
  ["POST", "/auth/v1/recover"],
  ["POST", "/auth/v1/resend"],
  ["POST", "/auth/v1/verify"],
  ["GET", "/auth/v1/verify?type=signup&token=x"],
  ["GET", "/auth/v1/authorize?provider=github"],
  ["GET", "/auth/v1/admin/users"],
  ["PUT", "/auth/v1/user"],
  ["POST", "/auth/v1/token?grant_type=pkce"],
  ["POST", "/auth/v1/token"],
  ["POST", "/auth/v1/%73ignup"],
  ["GET", "/%5fsystem/info"],
  ["GET", "/rest/v1/../../_system/info"],
  ["GET", "/rest/v1/%2e%2e/%2e%2e/_system/info"],
  ["GET", "/rest/v1/..%2f..%2f_system/info"],
  ["GET", "//_system/info"],
  ["GET", "/storage/v1/..%5c..%5c_system/info"],
];

describe("the backend's own port", () => {
  test("answers only requests with the header of this boot", async () => {
    const apikey = backend.publishableKey;
    const path = "/rest/v1/blog_posts?select=id";
    expect(await statusOf(path, { ...backend.address.headers, apikey })).toBe(200);
    expect(await statusOf(path, { apikey: backend.secretKey })).toBe(403);
    const [name = ""] = Object.keys(backend.address.headers);
    expect(await statusOf(path, { apikey, [name]: "guess" })).toBe(403);
    expect(await statusOf("/snapshot", { apikey: backend.secretKey }, "POST")).toBe(403);
  });

  test.each(closed)("is closed for %s %s even with the header", async (method, path) => {
    const headers = { ...backend.address.headers, apikey: backend.secretKey };
    expect(await statusOf(path, headers, method)).toBe(404);
  });

  test("makes nobody an administrator for coming from this machine", async () => {
    const path = "/rest/v1/admin_users?select=id";
    expect(await statusOf(path, backend.address.headers)).toBe(401);
  });
});

describe("the front door", () => {
  test.each(closed)("does not let %s %s in", async (method, path) => {
    const request = new Request(`http://site.test${path}`, {
      method,
      headers: { apikey: backend.secretKey },
    });
    const answer = await backend.handle(request, "192.0.2.1");
    expect(answer?.status ?? 404).toBeOneOf([400, 404]);
  });

  test.each(["GET", "POST", "PUT", "DELETE"])(
    "keeps the admin API of accounts for this server: %s",
    async (method) => {
      const path = `/auth/v1/admin/users${method === "POST" ? "" : `/${crypto.randomUUID()}`}`;
      const headers = { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` };
      const request = new Request(`http://site.test${path}`, { method, headers });
      expect((await backend.handle(request, "192.0.2.1"))?.status).toBe(404);
      const inside = { ...backend.address.headers, apikey: backend.publishableKey };
      expect(await statusOf(path, inside, method)).toBe(403);
    },
  );

  test("neither takes the boot header from outside nor gives it away", async () => {
    const [name = "", secret = ""] = Object.entries(backend.address.headers)[0] ?? [];
    const answer = await backend.ask("/rest/v1/blog_posts?select=id", {
      headers: { [name]: "guess" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.has(name)).toBe(false);
    expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain(secret);
  });

  test("answers any origin, without credentials", async () => {
    const preflight = await backend.ask("/rest/v1/blog_posts", {
      method: "OPTIONS",
      headers: {
        origin: "https://elsewhere.test",
        "access-control-request-method": "PATCH",
        "access-control-request-headers": "authorization,apikey,prefer",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("prefer");
    const answer = await backend.ask("/rest/v1/blog_posts?select=id");
    for (const { headers } of [preflight, answer]) {
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.has("access-control-allow-credentials")).toBe(false);
    }
  });

  test.each([
    "/rest/v1/%E0%A4%A",
    "/rest/v1/blog_posts?select=%E0%A4%A",
    "/rest/v1/blog_posts?id=eq.%00",
    "/rest/v1/blog_posts?id=eq.abc",
    "/rest/v1/blog_posts?content=match.(",
    "/rest/v1/blog_posts%00",
    "/rest/v1/nothing",
    "/storage/v1/object/public/media/%ff",
    "/storage/v1/object/info/media/%00a",
    "/storage/v1/object/media/%",
    "/auth/v1/%",
  ])("refuses the malformed %s calmly", async (path) => {
    expect((await backend.ask(path)).status).toBeOneOf([400, 401, 404]);
  });

  test.each([
    ["/rest/v1/blog_posts", 2 * 1024 * 1024 + 1],
    ["/auth/v1/token?grant_type=password", 64 * 1024 + 1],
    ["/storage/v1/object/media/blog/large.png", 11 * 1024 * 1024],
  ])("takes no body past the limit of %s", async (path, size) => {
    const isUpload = path.startsWith("/storage/");
    const headers = { "content-type": isUpload ? "image/png" : "application/json" };
    const announced = { ...headers, "content-length": String(size) };
    expect(
      (await backend.ask(path, { method: "POST", headers: announced, body: "{}" })).status,
    ).toBe(413);
    const png = new Uint8Array(size);
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const silent = new Blob([png]).stream();
    expect((await backend.ask(path, { method: "POST", headers, body: silent })).status).toBe(413);
  });

  test("says so after a write that succeeded, and only then", async () => {
    let writes = 0;
    backend.onWrite(() => writes++);
    const someone = await backend.adminClient();
    await someone.from("blog_posts").select("id");
    await backend.client().from("blog_posts").insert({ title: "x" });
    expect(writes).toBe(0);
    const post = { title: "Wpis", slug: "wpis-o-zapisie", author: "Zespół" };
    await someone.from("blog_posts").insert(post).throwOnError();
    expect(writes).toBe(1);
    await someone.from("blog_posts").delete().eq("slug", post.slug).throwOnError();
    expect(writes).toBe(2);
    const text = { pointer: "/hero/lead", seen: null, entry: { value: "Nowy", was: "" } };
    await someone.rpc("draft_text", { document: "home", ...text }).throwOnError();
    expect(writes).toBe(2);
    await someone.rpc("publish_texts", { documents: ["home"] }).throwOnError();
    expect(writes).toBe(3);
  });
});

describe("signing in", () => {
  const signIn = (email: string, password: string, clientAddress: string) =>
    backend.ask(
      "/auth/v1/token?grant_type=password",
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      },
      clientAddress,
    );

  test("lasts by tokens of which each works once: an old one that comes again ends it", async () => {
    const client = backend.client("192.0.2.77");
    const { data } = await client.auth.signInWithPassword(admin);
    const renew = async (token: string) => {
      const answer = await client.auth.refreshSession({ refresh_token: token });
      return answer.data.session?.refresh_token ?? answer.error?.code ?? "";
    };
    const first = data.session?.refresh_token ?? "";
    const second = await renew(first);
    // Whose answer was lost asks again, as with Supabase.
    expect(await renew(first)).toBe(second);
    const third = await renew(second);
    expect(await renew(first)).toBe("refresh_token_already_used");
    expect(await renew(third)).toBe("refresh_token_already_used");
  });

  test("is limited for each address", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await signIn(`person-${i}@example.com`, "x", "198.51.100.1")).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await signIn("another@example.com", "x", "198.51.100.2")).status).toBe(400);
  });

  test("is limited for each account, and tells supabase-js how", async () => {
    const strangers = Array.from({ length: 50 }, (_, at) => `198.51.100.${100 + at}`);
    await Promise.all(strangers.map((address) => signIn("Victim@example.com", "", address)));
    const refused = await signIn(" victim@example.com", "x", "198.51.100.200");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const { error } = await backend
      .client("198.51.100.201")
      .auth.signInWithPassword({ email: "victim@example.com", password: "x" });
    expect(error?.code).toBe("over_request_rate_limit");
  });

  test("answers the same, in about the same time, whether the account exists or not", async () => {
    const attempts = (email: string, network: number) => {
      const times: number[] = [];
      return { email, network, times, answers: new Set<string>() };
    };
    const known = attempts(admin.email, 0);
    const unknown = attempts("nobody@kadr.example", 100);
    for (let i = 0; i < 7; i++) {
      for (const { email, network, times, answers } of [known, unknown]) {
        const start = workOf(backend);
        const answer = await signIn(email, "not the password", `203.0.113.${network + i}`);
        answers.add(`${answer.status} ${await answer.text()}`);
        times.push(workOf(backend) - start);
      }
    }
    expect(unknown.answers).toEqual(known.answers);
    expect(known.answers.size).toBe(1);
    const ratio = median(unknown.times) / median(known.times);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });
});

/** Milliseconds that the backend has worked so far: unlike a clock, the same on a busy machine. */
function workOf({ log }: TestBackend): number {
  const path = `/proc/${log.findLast(({ event }) => event === "backend-started")?.pid}/schedstat`;
  if (!existsSync(path)) return performance.now();
  return Number.parseInt(readFileSync(path, "utf8"), 10) / 1e6;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
