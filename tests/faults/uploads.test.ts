import { writeFileSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesOf } from "../support/backups.ts";
import { fileOf } from "../support/ledger.ts";
import { backendPid } from "../support/process-group.ts";
import { signIn, writerEnv } from "../support/signed-in.ts";
import { startSite, type TestSite } from "../support/site.ts";
import type { Pass } from "../support/writers.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ env: writerEnv });
});
afterAll(() => site.stop());

const patience = { timeout: 20_000 };
const bytesStored = () =>
  Object.values(filesOf(join(site.dataDir, "storage"))).reduce(
    (sum, bytes) => sum + bytes.length,
    0,
  );

const path = "/storage/v1/object/media/faults/half.webp";

async function uploadHalf({ apikey, token }: Pass): Promise<ClientRequest> {
  const bytes = fileOf(4);
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
  await expect.poll(bytesStored, patience).toBeGreaterThan(0);
  return upload;
}

test("an upload that stops half-way holds up nobody, and leaves no file", async () => {
  const { apikey, token } = await signIn(site.url);
  const upload = await uploadHalf({ apikey, token });
  const rest = `${site.url}/rest/v1/blog_posts`;
  const headers = { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (let i = 0; i < 10; i++) {
    const signal = AbortSignal.timeout(20_000);
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
  await expect.poll(bytesStored, patience).toBe(0);
  expect((await shown()).status).toBe(404);
});

test("an upload that the backend's death breaks off leaves no file either", async () => {
  const upload = await uploadHalf(await signIn(site.url));
  process.kill(backendPid(site), "SIGKILL");
  await expect.poll(bytesStored, patience).toBe(0);
  upload.destroy();
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, patience).toBe(200);
});

test("a picture whose description is damaged is an error with its cause in the log", async () => {
  const { apikey, token } = await signIn(site.url);
  const name = path.replace("half", "damaged");
  const headers = { apikey, authorization: `Bearer ${token}`, "content-type": "image/webp" };
  const body = fileOf(5);
  const uploaded = await fetch(site.url + name, { method: "POST", headers, body });
  expect(uploaded.status).toBe(200);
  const stored = join(site.dataDir, "storage");
  const [description = ""] = Object.keys(filesOf(stored)).filter((one) => one.endsWith(".json"));
  writeFileSync(join(stored, description), '{"name":');
  const shown = await fetch(site.url + name.replace("object", "object/public"));
  expect(shown.status).toBe(500);
  const causes = () => site.log.filter(({ event }) => event === "request failed");
  await expect
    .poll(causes, patience)
    .toMatchObject([{ error: expect.stringMatching(/^SyntaxError: .*\n +at .*storage-files/s) }]);
});
