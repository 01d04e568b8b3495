import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../support/scratch-directory.ts";

/** `npm start` as an operator runs it; npm and the server are a process group, so that the test can end both. */
function npmStart(dataDir: string) {
  const { PATH, HOME } = process.env;
  const npm = spawn("npm", ["start"], {
    detached: true,
    env: { PATH, HOME, PORT: "0", DATA_DIR: dataDir, SEED: "none" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const events: string[] = [];
  const listening = new Promise<string>((resolve, reject) => {
    npm.once("close", () => reject(new Error("npm start ended")));
    createInterface({ input: npm.stdout }).on("line", (line) => {
      if (!line.startsWith("{")) return;
      const entry = JSON.parse(line);
      events.push(entry.event);
      if (entry.event === "listening") resolve(entry.url);
    });
  });
  // One test waits for the end only.
  listening.catch(() => undefined);
  return { npm, listening, events, closed: once(npm, "close") };
}

function endAll({ pid }: ChildProcess) {
  try {
    process.kill(-Number(pid), "SIGKILL");
  } catch {} // all processes have ended
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a server ends with its npm, by %s too",
  async (signal) => {
    const dataDir = scratchDirectory(onTestFinished);
    const { npm, listening, events, closed } = npmStart(dataDir);
    try {
      const url = await listening;
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const began = performance.now();
      npm.kill(signal);
      await closed; // its output is closed when the last process that has it ends
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(events.at(-1)).toBe("stopped");
    } finally {
      endAll(npm);
    }
  },
);
