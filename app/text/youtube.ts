import { parseUrl } from "./parse-url.ts";

const id = /^[\w-]{11}$/;

function parse(address: string): URL | null {
  const text = address.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return text === "" ? null : parseUrl(whole);
}

export function youtubeHref(address: string): string | null {
  const url = parse(address);
  if (!url) return null;
  return /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be)$/.test(url.hostname)
    ? url.href
    : null;
}

/** Whether a text is the address of a film and nothing else. */
export function isFilmAddress(text: string): boolean {
  return !/\s/.test(text) && youtubePlayer(text) !== null;
}

/** The second that an address leads to: `?t=80`, `?t=1m20s`, `?start=80`. */
export function filmStart(address: string): number {
  const params = parse(address)?.searchParams;
  const from = params?.get("t") ?? params?.get("start") ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(from) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/** The player without cookies for the film that an address shows; null for channels, playlists and other places. */
export function youtubePlayer(address: string): string | null {
  const href = youtubeHref(address);
  if (!href) return null;
  const url = new URL(href);
  const [first = "", second = ""] = url.pathname.slice(1).split("/");
  const short = url.hostname.endsWith("youtu.be");
  const inPath = ["shorts", "embed", "live", "v"].includes(first) ? second : "";
  const candidate = short ? first : (url.searchParams.get("v") ?? inPath);
  return id.test(candidate) ? `https://www.youtube-nocookie.com/embed/${candidate}` : null;
}
