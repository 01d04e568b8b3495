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
