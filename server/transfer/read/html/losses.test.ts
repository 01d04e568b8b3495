import { expect, test } from "vitest";
import type { Entry, Original } from "../entry.ts";
import { lossesOf } from "./losses.ts";

const base = "https://stara.example/a/";
const check = (original: Original, markdown: string, notes: Entry["notes"] = []) =>
  lossesOf({
    ...{ original: [original], markdown, base, notes, sourceId: "1", author: "", tags: [] },
    ...{ publishedAt: null, createdAt: null, mainPicture: null, excerpt: "" },
    ...{ seoTitle: "", seoDescription: "" },
  });

const html =
  '<p>Ala ma <b>ko</b>ta<br>i psa</p><p><a href="/oferta">Oferta</a><img src="b.jpg" alt="B"></p><iframe src="https://player.example/1"></iframe>';

test("a text that came whole has lost nothing", () => {
  const markdown =
    "Ala ma **ko**ta\ni psa\n\n[Oferta](https://stara.example/oferta)![B](https://stara.example/a/b.jpg)\n\nhttps://player.example/1";
  expect(check({ html }, markdown)).toEqual([]);
  expect(
    check({ markdown: "A <b>b</b> {{< x >}}[^1]\n\n[^1]: c" }, "A **b** [^1]\n\n[^1]: c"),
  ).toEqual([]);
});

test("words, links, pictures, films and footnotes that are missing are named", () => {
  expect(check({ html }, "Ala ma\n\nOferta")).toEqual([
    { code: "lostWords", detail: "3: kota i psa" },
    { code: "lostLinks", detail: "1: https://stara.example/oferta" },
    { code: "lostPictures", detail: "1: https://stara.example/a/b.jpg" },
    { code: "lostFilms", detail: "1: https://player.example/1" },
  ]);
  expect(check({ markdown: "A[^1] ![b][c]\n\n[^1]: d\n\n[c]: c.png" }, "A d b")).toEqual([
    { code: "lostPictures", detail: "1: https://stara.example/a/c.png" },
    { code: "lostFootnotes", detail: "1" },
  ]);
});

test("what a note names already is not named again", () => {
  const notes: Entry["notes"] = [{ code: "hiddenText", detail: "i psa" }];
  expect(check({ html: "<p>Ala</p><p hidden>i psa</p>" }, "Ala", notes)).toEqual([]);
});

test("200 kB are checked in linear time", () => {
  const long = "<p>Ala ma kota i <a href='/x'>psa</a></p>".repeat(5_000);
  const before = process.cpuUsage();
  check({ html: long }, "Ala ma kota\n\n".repeat(15_000));
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(4_000);
});
