import { parseUrl } from "./parse-url.ts";
import { youtubeHref, youtubePlayer } from "./youtube.ts";

export type WebFilm = {
  host: "youtube" | "vimeo";
  href: string;
  /** The same for all addresses of a film. */
  player: string;
  /** Its player, which begins at once, at the moment that the address names. */
  playing: string;
  /** A still of it, where its host tells the address without being asked first. */
  poster: string | null;
};

/** The film that an address shows; null for channels, playlists and other places. */
export function webFilm(address: string): WebFilm | null {
  const player = youtubePlayer(address);
  const href = youtubeHref(address);
  if (!player || !href) return vimeoFilm(address);
  const playing = `${player}?autoplay=1&start=${startOf(href)}`;
  const poster = `https://i.ytimg.com/vi/${player.split("/").at(-1)}/hqdefault.jpg`;
  return { host: "youtube", href, player, playing, poster };
}

/** Whether a text is the address of a film and nothing else. */
export function isFilmAddress(text: string): boolean {
  return !/\s/.test(text) && webFilm(text) !== null;
}

/** A film that is not listed has a key, which stands behind its number or in `h`. */
const vimeoPath =
  /^\/(?:(?:video|manage\/videos|channels\/[^/]+|groups\/[^/]+\/videos|(?:album|showcase)\/\d+\/video|ondemand\/[^/]+)\/)?(\d{4,12})(?:\/([0-9a-f]{6,20}))?\/?$/;

function vimeoFilm(address: string): WebFilm | null {
  const text = address.trim();
  const url = parseUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname)) return null;
  const [, number, inPath] = vimeoPath.exec(url.pathname) ?? [];
  if (!number) return null;
  const named = url.searchParams.get("h") ?? "";
  const key = inPath ?? (/^[0-9a-f]{6,20}$/.test(named) ? named : "");
  // It is asked not to track.
  const player = `https://player.vimeo.com/video/${number}?dnt=1${key && `&h=${key}`}`;
  const playing = `${player}&autoplay=1#t=${startOf(url.href)}s`;
  return { host: "vimeo", href: url.href, player, playing, poster: null };
}

/** The second that an address leads to: `?t=80`, `?t=1m20s`, `?start=80`, `#t=80s`. */
function startOf(href: string): number {
  const { searchParams, hash } = new URL(href);
  const inHash = new URLSearchParams(hash.slice(1)).get("t");
  const from = searchParams.get("t") ?? searchParams.get("start") ?? inHash ?? "";
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(from) ?? [];
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
