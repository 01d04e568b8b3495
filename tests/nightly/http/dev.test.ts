import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { demoKeys } from "../../support/demo-keys.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

/** The server, and the address that it says. */
async function startDevelopment(): Promise<{ server: ChildProcess; url: URL }> {
  const { PATH, HOME } = process.env;
  const dataDir = scratchDirectory(onTestFinished);
  const server = spawn("npm", ["run", "dev"], {
    // A process group, so that the test can end all of it.
    detached: true,
    env: { PATH, HOME, PORT: "0", SEED: "none", DATA_DIR: dataDir, ...demoKeys },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => {
    try {
      process.kill(-Number(server.pid), "SIGKILL");
    } catch {} // all processes have ended
  });
  let said = "";
  for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
    said += text;
    if (/http:\/\/localhost:\d+/.test(said)) break;
  }
  return { server, url: new URL(/http:\/\/localhost:\d+/.exec(said)?.[0] ?? "") };
}

test("the development server survives a browser that disconnects, and ends with its npm", async () => {
  const { server, url } = await startDevelopment();
  const closed = once(server, "close");
  const visitor = connect(Number(url.port), "127.0.0.1");
  await once(visitor, "connect");
  visitor.write("GET /o-nas HTTP/1.1\r\nHost: localhost\r\n\r\n", () => visitor.destroy());
  await once(visitor, "close");

  // The disconnected browser's page is rendered before this one.
  expect((await fetch(new URL("/o-nas", url))).status).toBe(200);
  expect((await fetch(new URL("/kontakt", url))).status).toBe(200);
  const health = await fetch(new URL("/healthz", url));
  expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
  expect(server.exitCode).toBeNull();

  server.kill("SIGKILL");
  server.stdout?.resume();
  await closed; // its output is closed when the last process that has it ends
}, 300_000);
