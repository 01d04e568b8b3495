import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { slowQuery } from "../../support/backend.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

const polling = { timeout: 120_000, interval: 50 };

const endlessQuery = `
  const headers = { ...backend.address.headers, apikey: backend.secretKey, "content-type": "application/json" };
  const content = "ab".repeat(2000) + "c" + "xy".repeat(2000);
  const body = JSON.stringify({ title: "a", slug: "a", author: "a", content });
  await fetch(backend.address.url + "/rest/v1/blog_posts", { method: "POST", headers, body });
  fetch(backend.address.url + ${JSON.stringify(slowQuery)}, { headers }).catch(() => {});`;

test("the backend's process dies with its web process, also inside a query without end", async () => {
  const dataDir = scratchDirectory(onTestFinished);
  const program = `
    const { startBackend } = await import(${JSON.stringify(resolve("server/backend/web/start.ts"))});
    let pid;
    const backend = await startBackend({ dataDir: ${JSON.stringify(dataDir)}, seed: "none",
      signInLimit: 10, contact: { limit: 5 }, log: (_, fields) => { pid = fields.pid; } });
    ${endlessQuery}
    setTimeout(() => console.log(pid), 300);
    setInterval(() => {}, 1000);`;
  const web = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: web.stdout }), "line");
  const pid = Number(line);
  expect(process.kill(pid, 0)).toBe(true);
  web.kill("SIGKILL");
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), polling);
});
