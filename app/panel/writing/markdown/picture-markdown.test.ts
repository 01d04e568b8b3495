import { describe, expect, it } from "vitest";
import { addressesWithoutAlt, altFromFileName, libraryMarkdown } from "./picture-markdown.ts";

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
    "foto1.jpg",
    "Zdjęcie (2).png",
    "WhatsApp Image 2026-11-22 at 10.11.12.jpeg",
    "Zrzut ekranu 2026-11-22 o 10.11.12.png",
    "39379f0b-849d-4d60-92e0-990e6c990ddc.jpg",
  ])("knows that %s says nothing", (name) => {
    expect(altFromFileName(name, "opis")).toBe("opis");
  });
});

describe("pictureMarkdown", () => {});

describe("libraryMarkdown", () => {
  it("has a caption and its author, and leaves the description to the library", () => {
    const picture = { address: "/a.webp", caption: 'Plan "B"', author: "Ola" };
    const credit = (author: string) => `fot. ${author}`;
    expect(libraryMarkdown([picture, { ...picture, caption: "", author: "" }], credit)).toBe(
      '![](/a.webp "Plan \\"B\\", fot. Ola")\n\n![](/a.webp)',
    );
  });
});

describe("addressesWithoutAlt", () => {
  it("names each picture once that the text does not describe", () => {
    const text =
      "![](/a.webp) ![opis](/b.webp 'x')\n![Plan](/c.webp)\n\n![ ](</d.webp>) ![](/a.webp)";
    expect(addressesWithoutAlt(text, "opis")).toEqual(["/a.webp", "/b.webp", "/d.webp"]);
  });
});
