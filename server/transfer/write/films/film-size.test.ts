import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { filmSize } from "./film-size.ts";

const [mp4, webm] = await Promise.all(
  ["mp4", "webm"].map((ending) => readFile(`public/videos/loops/case-agent.${ending}`)),
);

test("a film says how large it is shown", () => {
  expect(filmSize(mp4 ?? Buffer.of(), "video/mp4")).toEqual({ width: 960, height: 720 });
  expect(filmSize(webm ?? Buffer.of(), "video/webm")).toEqual({ width: 960, height: 720 });
});

test("one that was turned is shown upright", () => {
  const turned = Buffer.from(mp4 ?? []);
  const matrix = turned.indexOf("tkhd") + 4 + 40;
  turned.writeInt32BE(0, matrix);
  turned.writeInt32BE(65_536, matrix + 4);
  expect(filmSize(turned, "video/mp4")).toEqual({ width: 720, height: 960 });
});

test("what ends amid its head, or is none, has no size, and takes no time", () => {
  for (const [bytes, type] of [
    [mp4, "video/mp4"],
    [webm, "video/webm"],
  ] as const) {
    for (const length of [0, 1, 9, 40, 100, 200, 300, 500]) {
      const cut = bytes?.subarray(0, length) ?? Buffer.of();
      expect([null, { width: 960, height: 720 }]).toContainEqual(filmSize(cut, type));
    }
    expect(filmSize(Buffer.alloc(5_000), type)).toBeNull();
    expect(filmSize(Buffer.alloc(5_000, 255), type)).toBeNull();
    expect(filmSize(Buffer.from("<script>".repeat(100)), type)).toBeNull();
  }
});
