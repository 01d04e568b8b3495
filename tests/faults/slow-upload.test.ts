import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesOf } from "../support/backups.ts";
import { fileOf } from "../support/ledger.ts";
import { signIn, writerEnv } from "../support/signed-in.ts";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: writerEnv });
});
afterAll(() => site.stop());

const bytesIn = (directory: string) =>
  Object.values(filesOf(directory)).reduce((sum, bytes) => sum + bytes.length, 0);

test("an upload that stops half-way holds up nobody, and leaves no file", async () => {
  const { apikey, token } = await signIn(site.url);
  const bytes = fileOf(4);
  const path = "/storage/v1/object/media/faults/half.webp";
  const upload = request(`${site.url}${path}`, {
    method: "POST",
    headers: {
      apikey,
      authorization: `Bearer ${token}`,
      "content-type": "image/webp",
      "content-length": bytes.length,
    },
  });
  upload.on("error", () => {});
  upload.write(bytes.subarray(0, bytes.length / 2));
  await expect.poll(() => bytesIn(join(site.dataDir, "storage"))).toBeGreaterThan(0);
  const rest = `${site.url}/rest/v1/blog_posts`;
  const headers = { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (let i = 0; i < 10; i++) {
    const signal = AbortSignal.timeout(5_000);
    const post = { title: "Wpis", slug: `wpis-${i}`, author: "Zespół" };
    const written = await fetch(rest, {
      method: "POST",
      headers,
      body: JSON.stringify(post),
      signal,
    });
    expect(written.status).toBe(201);
    expect((await fetch(`${rest}?select=id`, { headers, signal })).status).toBe(200);
  }
  upload.destroy();
  const shown = () => fetch(site.url + path.replace("object", "object/public"));
  await expect.poll(() => bytesIn(join(site.dataDir, "storage"))).toBe(0);
  expect((await shown()).status).toBe(404);
});
