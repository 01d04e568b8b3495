import { expect, it } from "vitest";
import { filmType } from "./film-type.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ["an MP4", "\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41", "video/mp4"],
  ["an MP4 of Apple", "\0\0\0\x20ftypM4V \0\0\0\x01isomavc1mp42", "video/mp4"],
  ["a WebM", "\x1aE\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm", "video/webm"],
  ["a Matroska", "\x1aE\xdf\xa3\xa3\x42\x86\x81\x01\x42\x82\x88matroska", null],
  ["a film of QuickTime", "\0\0\0\x14ftypqt  \0\0\x02\0qt  ", null],
  ["an AVIF", "\0\0\0\x1cftypavif\0\0\0\0avifmif1miafiso8", null],
  ["a HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heiciso8", null],
  ["a page", "<!doctype html><title>ftyp</title>", null],
  ["nothing", "", null],
])("knows %s by its bytes", (_, text, type) => {
  expect(filmType(bytes(text))).toBe(type);
});
