import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test.skipIf(process.platform !== "linux")(
  "a log that cannot be written ends nothing, not even the exit",
  () => {
    const { href } = new URL("./log.ts", import.meta.url);
    // Longer than what waits in memory, and than the pause between two writes.
    const script = `import { log } from "${href}";
    for (let at = 0; at < 2_000; at++) log("event", { text: "x".repeat(1_000) });
    setTimeout(() => { process.exitCode = 7; }, 600);`;
    const program = [process.execPath, "--input-type=module", "--eval", script];
    const { status } = spawnSync("sh", ["-c", 'exec "$@" >/dev/full', "sh", ...program]);
    expect(status).toBe(7);
  },
);
