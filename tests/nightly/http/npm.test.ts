import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { demoKeys } from "../../support/demo-keys.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

/** A server as npm starts it, and the address that it says. */
async function npm(...args: string[]) {
  const { PATH, HOME } = process.env;
  const dataDir = scratchDirectory(onTestFinished);
  const program = spawn("npm", args, {
    // A process group, so that the test can end all of it.
    detached: true,
    env: { PATH, HOME, PORT: "0", SEED: "none", DATA_DIR: dataDir, ...demoKeys },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => {
    try {
      process.kill(-Number(program.pid), "SIGKILL");
    } catch {} // all processes have ended
  });
  const closed = once(program, "close"); // when the last process that has its output ends
  const output = { said: "" };
  const listening = new Promise<string>((resolve, reject) => {
    closed.then(() => reject(new Error(`npm ended: ${output.said}`)), reject);
    program.stdout.on("data", (text) => {
      output.said += text;
      const [url] = /http:\/\/localhost:\d+/.exec(output.said) ?? [];
      if (url) resolve(url);
    });
  });
  return { program, url: await listening, output, closed };
}

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a server ends with its npm, by %s too",
  async (signal) => {
    const { program, url, output, closed } = await npm("start");
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const began = performance.now();
    program.kill(signal);
    await closed;
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(output.said.trim().split("\n").at(-1)).toContain('"event":"stopped"');
  },
);

test("the development server survives a browser that disconnects, and ends with its npm", async () => {
  const { program, url, closed } = await npm("run", "dev");
  const visitor = connect(Number(new URL(url).port), "127.0.0.1");
  await once(visitor, "connect");
  visitor.write("GET /o-nas HTTP/1.1\r\nHost: localhost\r\n\r\n", () => visitor.destroy());
  await once(visitor, "close");

  // The disconnected browser's page is rendered before this one.
  expect((await fetch(`${url}/o-nas`)).status).toBe(200);
  expect((await fetch(`${url}/kontakt`)).status).toBe(200);
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  expect(program.exitCode).toBeNull();
  program.kill("SIGKILL");
  await closed;
}, 300_000);
