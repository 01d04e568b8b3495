import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webFilm } from "./web-film.ts";

describe("webFilm", () => {
  it.each([
    ["https://vimeo.com/76979871", ""],
    ["vimeo.com/76979871/", ""],
    ["http://www.vimeo.com/76979871?share=copy", ""],
    ["https://vimeo.com/76979871/0a1b2c3d4e", "&h=0a1b2c3d4e"],
    ["https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&badge=0", "&h=0a1b2c3d4e"],
    ["https://vimeo.com/channels/staffpicks/76979871", ""],
    ["https://vimeo.com/groups/kadr/videos/76979871", ""],
    ["https://vimeo.com/showcase/12345/video/76979871", ""],
    ["https://vimeo.com/manage/videos/76979871", ""],
  ])("reads %s", (address, key) => {
    expect(webFilm(address)).toMatchObject({
      host: "vimeo",
      player: `https://player.vimeo.com/video/76979871?dnt=1${key}`,
    });
  });

  it.each([
    "https://vimeo.com/kadr",
    "https://vimeo.com/showcase/1234567",
    "https://vimeo.com/blog/post/76979871",
    "https://evil.example/76979871",
    "https://vimeo.com.evil.example/76979871",
    "https://vimeo.com@evil.example/76979871",
    "https://www.youtube.com/@kadr",
    "",
  ])("finds no film in %s", (address) => {
    expect(webFilm(address)).toBeNull();
  });

  it.each([
    ["https://youtu.be/dQw4w9WgXcQ?t=1m20s", "?autoplay=1&start=80"],
    ["https://youtu.be/dQw4w9WgXcQ?start=7", "?autoplay=1&start=7"],
    ["https://vimeo.com/76979871#t=1h0m1s", "?dnt=1&autoplay=1#t=3601s"],
  ])("begins %s where it says", (address, end) => {
    expect(webFilm(address)?.playing.endsWith(end)).toBe(true);
  });

  it("plays nothing but the two players, whatever it reads", () => {
    const end = fc.oneof(fc.string(), fc.webUrl());
    const start = fc.constantFrom("", "vimeo.com/", "https://player.vimeo.com/video/1234?", "");
    fc.assert(
      fc.property(start, end, (start, end) => {
        const playing = webFilm(start + end)?.playing;
        if (playing !== undefined) {
          expect(playing).toMatch(
            /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+\?[\w=&]+(#t=\d+s)?$/,
          );
        }
      }),
    );
  });
});
