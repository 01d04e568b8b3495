/** What a film is, by its first bytes; null for what is none that browsers play. */
export function filmType(head: Uint8Array): "video/mp4" | "video/webm" | null {
  const text = String.fromCharCode(...head.subarray(0, FILM_HEAD));
  // Matroska begins in the same way, and says what it is.
  if (text.startsWith("\x1aE\xdf\xa3")) return /\x42\x82.webm/s.test(text) ? "video/webm" : null;
  if (text.slice(4, 8) !== "ftyp") return null;
  const brands = text.slice(8);
  // Pictures of this family; a film of QuickTime names no other.
  if (/^(avi[fs]|hei[cxms]|hev[cx]|mif1|msf1)/.test(brands)) return null;
  return /iso[m2-9]|mp4[12]|avc1|M4V |dash|MSNV/.test(brands) ? "video/mp4" : null;
}

export const FILM_HEAD = 64;
