import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setDefaultCACertificates } from "node:tls";
import { expect, test } from "vitest";
import { openPort, portOf } from "../../../server/http/listen.ts";
import { freePort } from "../../support/free-port.ts";
import { hasNginx, startNginx } from "../../support/nginx.ts";

const isAway = { status: 503, words: expect.stringContaining("Zaraz wracamy"), retry: "30" };

test.skipIf(!hasNginx())(
  "a site that hangs or is away: nginx shows the page that it has, and says the rest in Polish",
  async ({ onTestFinished }) => {
    let hangs = false;
    const site = createServer((_, response) => {
      if (hangs) return;
      response.setHeader("cache-control", "public, max-age=0, s-maxage=1");
      response.end("the page");
    });
    await openPort(site, 0, "127.0.0.1");
    const nginx = await startNginx({ listen: await freePort(), data: portOf(site) });
    onTestFinished(() => nginx.stop());
    setDefaultCACertificates([readFileSync(nginx.certificate, "utf8")]);
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(nginx.url + path, init);
      const { status, headers } = answer;
      return { status, words: await answer.text(), retry: headers.get("retry-after") };
    };
    const older = { status: 200, words: "the page", retry: null };
    expect(await ask("/blog")).toEqual(older);
    expect(await ask("/")).toEqual(older);
    hangs = true;
    await expect
      .poll(async () => (await fetch(`${nginx.url}/blog`)).headers.get("x-cache"), {
        timeout: 20_000,
      })
      .toBe("STALE");

    const signal = AbortSignal.timeout(10_000);
    const [page, other] = await Promise.all([ask("/blog", { signal }), ask("/o-nas", { signal })]);
    expect([page, other]).toEqual([older, isAway]);

    site.close();
    site.closeAllConnections();
    expect(await ask("/blog")).toEqual(older);
    expect(await ask("/?swiatlo=7-3-2")).toEqual(older);
    for (const path of [
      "/o-nas",
      "/o-nas?swiatlo=7-3-2",
      "/szukaj?q=film",
      "/admin/login",
      "/admin/export",
    ]) {
      expect([path, await ask(path)]).toEqual([path, isAway]);
    }
    expect(await ask("/kontakt", { method: "POST", body: "name=Jan" })).toEqual(isAway);
  },
);
