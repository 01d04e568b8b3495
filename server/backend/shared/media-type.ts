import { FILM_HEAD, filmType } from "../../../app/picture-files/film-type.ts";

/** SVG is left out: it can carry scripts. */
const signatures: { type: string; matches: (head: Buffer) => boolean }[] = [
  { type: "image/jpeg", matches: (head) => startsWith(head, "ffd8ff") },
  { type: "image/png", matches: (head) => startsWith(head, "89504e470d0a1a0a") },
  { type: "image/gif", matches: (head) => /^GIF8[79]a/.test(ascii(head, 0, 6)) },
  {
    type: "image/webp",
    matches: (head) => ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP",
  },
  {
    type: "image/avif",
    matches: (head) => ascii(head, 4, 8) === "ftyp" && /avi[fs]/.test(ascii(head, 8, 64)),
  },
];

export const headLength = FILM_HEAD;

export function mediaType(head: Uint8Array): string | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  return signatures.find(({ matches }) => matches(bytes))?.type ?? filmType(head);
}

/** A picture or a film of a kind that browsers may show. */
export function isMedia(type: string): boolean {
  return (
    signatures.some((signature) => signature.type === type) || /^video\/(mp4|webm)$/.test(type)
  );
}

function startsWith(head: Buffer, hex: string): boolean {
  return head.subarray(0, hex.length / 2).toString("hex") === hex;
}

function ascii(head: Buffer, start: number, end: number): string {
  return head.subarray(start, end).toString("latin1");
}
