import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the development server outlives a browser that goes away in the middle", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "dev-"));
  const server = spawn(process.execPath, ["server/dev.ts"], {
    env: { ...process.env, PORT: "0", SEED: "none", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    let said = "";
    for await (const text of server.stdout) {
      said += text;
      if (/http:\/\/localhost:\d+/.test(said)) break;
    }
    const url = new URL(/http:\/\/localhost:\d+/.exec(said)?.[0] ?? "");
    const visitor = connect(Number(url.port), "127.0.0.1");
    await once(visitor, "connect");
    visitor.write("GET /o-nas HTTP/1.1\r\nHost: localhost\r\n\r\n", () => visitor.destroy());
    await once(visitor, "close");

    // The page that nobody waits for is made before this one.
    expect((await fetch(new URL("/o-nas", url))).status).toBe(200);
    expect((await fetch(new URL("/kontakt", url))).status).toBe(200);
    expect(server.exitCode).toBeNull();
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
