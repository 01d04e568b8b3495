import { describe, expect, it } from "vitest";
import { altFromFileName, pictureMarkdown } from "./picture-markdown.ts";

describe("altFromFileName", () => {
  it.each([
    ["żółć łąka.JPG", "żółć łąka"],
    ["plan-zdjeciowy_dzien 2.webp", "plan zdjeciowy dzien 2"],
    ["a](javascript:x).png", "ajavascript:x"],
  ])("makes words of %s", (name, alt) => {
    expect(altFromFileName(name, "opis")).toBe(alt);
  });

  it.each([
    "IMG_1234.HEIC",
    "DSC00017.jpg",
    "image.png",
    "2026-11-20.png",
    ".png",
    "PXL_20261120_1.jpg",
  ])("knows that %s says nothing", (name) => {
    expect(altFromFileName(name, "opis")).toBe("opis");
  });
});

describe("pictureMarkdown", () => {
  it("keeps odd addresses whole", () => {
    expect(pictureMarkdown("Plan", "/a.webp")).toBe("![Plan](/a.webp)");
    expect(pictureMarkdown("Plan", "/a (1).webp")).toBe("![Plan](</a (1).webp>)");
  });
});
