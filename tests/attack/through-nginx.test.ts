import { readFileSync } from "node:fs";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, hasNginx, startNginx, type TestNginx } from "../support/nginx.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { ambiguous, hidden } from "./ambiguous-requests.ts";
import { confusions, panel, poison } from "./spellings.ts";

// What one server reads as one request and the next as two, or one keeps that the other did not mean.
describe.skipIf(!hasNginx())("deploy/nginx.conf", () => {
  let site: TestSite;
  let nginx: TestNginx;
  let ca: string;

  beforeAll(async () => {
    const [listen, port] = await Promise.all([freePort(), freePort()]);
    const env = { PORT: String(port), TRUSTED_PROXIES: "127.0.0.1" };
    [site, nginx] = await Promise.all([
      startSite({ env: { ...env, SITE_URL: `https://localhost:${listen}` } }),
      startNginx({ listen, data: port, web: [port, port] }),
    ]);
    ca = readFileSync(nginx.certificate, "utf8");
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
  });

  /** Sends bytes as they are; all that comes back until the connection is closed, or quiet. */
  function send(bytes: string): Promise<string> {
    const { hostname, port } = new URL(nginx.url);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), ca, servername: "localhost" });
      let answer = "";
      socket.setEncoding("latin1").setTimeout(1_500, () => socket.destroy());
      socket.on("secureConnect", () => socket.write(Buffer.from(bytes, "latin1")));
      socket.on("data", (text) => {
        answer += text;
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
    });
  }

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const answer = await send(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
    const [start = "", ...rest] = answer.split("\r\n\r\n");
    return {
      status: Number(start.slice(9, 12)),
      cache: /^x-cache: (\w+)/im.exec(start)?.[1],
      kept: /^cache-control: (.*)$/im.exec(start)?.[1] ?? "",
      type: /^content-type: (.*)$/im.exec(start)?.[1] ?? "",
      start,
      body: rest.join("\r\n\r\n"),
    };
  };

  test("no request reaches the site that nginx does not know of", async () => {
    let tried = 0;
    for (const start of ["POST /blog", "POST /rest/v1/blog_posts", "GET /o-nas"]) {
      const answers = ambiguous.map(([, headers, body]) =>
        send(`${start} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`),
      );
      tried += (await Promise.all(answers)).length;
      // Whoever comes next, on the connections that nginx has kept open to the site.
      const next = await Promise.all(Array.from({ length: 20 }, (_, i) => get(`/dalej-${i}`)));
      expect(next.map(({ status }) => status)).toEqual(Array(20).fill(404));
    }
    expect(tried).toBeGreaterThanOrEqual(111);
    const requested = () => site.log.filter(({ event }) => event === "request");
    // The log is written in pieces.
    await expect.poll(() => requested().length, { timeout: 10_000 }).toBeGreaterThan(60);
    const requests = requested();
    // nginx gives each request an id; one that was hidden in another would have none.
    expect(requests.filter(({ id }) => !/^[0-9a-f]{32}$/.test(String(id)))).toEqual([]);
    // And the check can fail: this one comes past nginx.
    await fetch(`${site.url}${hidden.split(" ")[1]}`);
    await expect.poll(() => site.log.at(-1)?.id).not.toMatch(/^[0-9a-f]{32}$/);
  }, 60_000);

  test("the panel is never kept, however its address is written", async () => {
    for (const path of panel.map((one) => encodeURI(one).replaceAll("%25", "%"))) {
      const answers = [await get(path), await get(path)];
      for (const { status, cache, kept, body } of answers) {
        // What a step upwards leads to may be public; the panel's own pages are not.
        if (status === 200 && !/Panel|admin/i.test(body)) continue;
        expect(cache ?? "none", path).not.toBe("HIT");
        expect(kept, `${path}: ${status}`).not.toContain("s-maxage");
      }
    }
  }, 60_000);

  test("a page and its data never stand in for each other", async () => {
    for (const path of [...confusions, ...confusions]) {
      const { status, type, body, kept } = await get(path);
      if (status !== 200) expect(kept, path).not.toContain("s-maxage");
      else if (type.includes("html")) expect(body, path).toMatch(/<!DOCTYPE html>/i);
      else expect(body, path).not.toMatch(/<!DOCTYPE html>/i);
    }
    expect((await get("/blog")).type).toContain("text/html");
    expect((await get("/blog.data")).type).toContain("text/x-script");
  }, 60_000);

  test("no header colours the copy that others get", async () => {
    let tried = 0;
    for (const [name, value] of poison) {
      if (name === "Host" || name === "Upgrade" || name === "Expect") continue;
      const path = `/case-studies/${(tried % 7) + 1}`;
      await get(path, { [name]: value });
      const next = await get(path);
      expect(next.status, name).toBe(200);
      expect(next.type, name).toContain("text/html");
      expect(next.start + next.body, name).not.toContain("evil");
      tried++;
    }
    expect(tried).toBeGreaterThanOrEqual(39);
  }, 60_000);
});
