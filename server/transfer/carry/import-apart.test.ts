import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { startApart } from "./import-apart.ts";
import { keepSentFiles } from "./sent-files.ts";

test("a process that never looks up is gone once its run is ended", async () => {
  const script = path.join(scratchDirectory(onTestFinished), "busy.mjs");
  await writeFile(script, "for (;;);");
  const apart = startApart(script);
  onTestFinished(() => apart.stop());
  const ended: (number | boolean)[] = [];
  apart.run({ kind: "undo", run: 1, importId: 1 }, (isDone) => ended.push(1, isDone));
  apart.run({ kind: "undo", run: 2, importId: 1 }, (isDone) => ended.push(2, isDone));
  await apart.end(2);
  expect(ended).toEqual([2, false]);
  await apart.end();
  expect(ended).toEqual([2, false, 1, false]);
});

test("the files of a running import stay, whatever is sent meanwhile", async () => {
  const directory = scratchDirectory(onTestFinished);
  const used = new Set<string>();
  const files = keepSentFiles(directory, () => used);
  const begin = () => files.begin([{ name: "a.xml", size: 1 }]);
  const first = String(await begin());
  used.add(first);
  for (let at = 0; at < 6; at++) await begin();
  expect(await files.find(first)).toEqual({ code: "incomplete", size: 0 });
});
