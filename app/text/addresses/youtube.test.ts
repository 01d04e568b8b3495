import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { youtubeHref, youtubePlayer } from "./youtube.ts";

describe("youtubePlayer", () => {
  it.each([
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    "https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ",
    "youtu.be/dQw4w9WgXcQ?t=3",
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
    "https://youtube.com/live/dQw4w9WgXcQ",
  ])("reads %s", (address) => {
    expect(youtubePlayer(address)).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
  });

  it.each([
    "https://www.youtube.com/@kanal",
    "https://www.youtube.com/playlist?list=PL1",
    "https://evil.example/watch?v=dQw4w9WgXcQ",
    "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
    "",
  ])("finds no film in %s", (address) => {
    expect(youtubePlayer(address)).toBeNull();
  });
});

describe("youtubeHref", () => {
  it("keeps channels as links", () => {
    expect(youtubeHref("youtube.com/@kanal")).toBe("https://youtube.com/@kanal");
  });

  it("is a web address of YouTube or nothing, whatever it reads", () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((s) => `youtu.be/${s}`),
    );
    fc.assert(
      fc.property(text, (address) => {
        const href = youtubeHref(address);
        if (href !== null)
          expect(href).toMatch(/^https?:\/\/(.*\.)?youtu(be|be-nocookie)?\.(com|be)/);
      }),
    );
  });
});
