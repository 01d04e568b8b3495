import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { readable } from "./readable-log.ts";

const line = (fields: object) =>
  readable(JSON.stringify({ level: "info", time: "2026-11-22T10:20:30.456Z", ...fields }));

test("a stack keeps its lines; nothing reaches the terminal that it would obey", () => {
  const text = line({ event: "x", path: "/\u001b[2J\u009b1m\u202e", error: "Error: a\n  at b\r" });
  expect(text).toContain("error=Error: a\n      at b");
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

const program = [
  'import("./server/base/log.ts").then(({ log, setLogLevel, flushLog }) => {',
  'setLogLevel("warn"); log("quiet"); log("told", { url: "x" }, "warn"); return flushLog(); })',
].join("");
// From util-linux: runs a program at a terminal of its own.
const hasScript = spawnSync("script", ["--version"]).status === 0;

test.skipIf(!hasScript)(
  "a terminal gets text, a pipe gets JSON, each what LOG_LEVEL leaves",
  () => {
    const command = `'${process.execPath}' -e '${program}'`;
    const terminal = spawnSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8" });
    expect(terminal.stdout.trim()).toMatch(/^\d\d:\d\d:\d\d WARN told url=x$/);
    const pipe = spawnSync(process.execPath, ["-e", program], { encoding: "utf8" });
    expect(
      pipe.stdout
        .trim()
        .split("\n")
        .map((text) => JSON.parse(text)),
    ).toMatchObject([
      { level: "warn", event: "told", url: "x", time: expect.stringMatching(/Z$/) },
    ]);
  },
);
