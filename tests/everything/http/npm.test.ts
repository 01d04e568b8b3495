import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

/** `npm start` as an operator runs it; npm and the server are a process group, so that the test can end both. */
async function npmStart(dataDir: string) {
  const { PATH, HOME } = process.env;
  const npm = spawn("npm", ["start"], {
    detached: true,
    env: { PATH, HOME, PORT: "0", DATA_DIR: dataDir, SEED: "none" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const events: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    npm.once("close", () => reject(new Error("npm start ended")));
    createInterface({ input: npm.stdout }).on("line", (line) => {
      if (!line.startsWith("{")) return;
      const entry = JSON.parse(line);
      events.push(entry.event);
      if (entry.event === "listening") resolve(entry.url);
    });
  });
  return { npm, url, events, closed: once(npm, "close") };
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a server ends with its npm, by %s too",
  async (signal) => {
    const dataDir = await mkdtemp(join(tmpdir(), "npm-"));
    const { npm, url, events, closed } = await npmStart(dataDir);
    try {
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const began = performance.now();
      npm.kill(signal);
      await closed; // its output is closed when the last process that has it ends
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(events.at(-1)).toBe("stopped");
    } finally {
      try {
        process.kill(-Number(npm.pid), "SIGKILL");
      } catch {} // all processes have ended
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
