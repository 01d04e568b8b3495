import { parseUrl } from "~/text/addresses/parse-url.ts";
import { webAddresses } from "~/text/addresses/web-address.ts";
import { withoutInvisible } from "~/text/invisible.ts";

export type BrokenLink = {
  words: string;
  address: string;
  reason: "no-address" | "no-page";
};

// Every repetition has a bound, so that no text makes these slow. Code is removed first.
const CODE =
  /^ {0,3}(`{3,9}|~{3,9})[^\n`]*\n[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))|(?<!`)(`{1,9})(?!`)[^\n]{0,999}?(?<!`)\2(?!`)/gm;
const INLINE =
  /(?<![!\\])\[((?:\\.|[^\][\\\n]|!\[[^\]\n]{0,300}\]\((?:(?!\]\()[^)\n]){0,2000}\)){0,500})\]\([ \t]{0,9}(?:<((?:(?!\]\()[^>\n]){0,2000})>|([^\s()]{0,2000}(?:\([^\s()]{0,300}\)[^\s()]{0,300})?))(?:[ \t][^()\n]{0,300})?\)/g;
const DEFINITION = /^ {0,3}\[([^\]\n^][^\]\n]{0,300})\]:[ \t]{0,9}<?([^\s>]{1,2000})/gm;

function linksIn(text: string): { words: string; address: string }[] {
  if (!/\]\(|\]:|:\/\/|www\./i.test(text)) return [];
  const prose = text.replace(CODE, "");
  const bare = prose.replace(INLINE, " ").replace(DEFINITION, " ");
  return [
    ...[...prose.matchAll(INLINE)].map(([, words = "", pointed, plain]) => ({
      words,
      address: withoutInvisible(pointed ?? plain ?? ""),
    })),
    ...[...prose.matchAll(DEFINITION)].map(([, words = "", address = ""]) => ({
      words,
      address: withoutInvisible(address),
    })),
    ...webAddresses(bare).map(({ text: words, href: address }) => ({ words, address })),
  ];
}

export function ownPath(address: string, origin: string): string | null {
  if (!/^\/(?!\/)/.test(address) && !address.startsWith(`${origin}/`)) return null;
  const path = parseUrl(address, origin)?.pathname;
  if (path === undefined) return null;
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") : path;
}

export function hasOwnLinks(text: string, origin: string): boolean {
  return linksIn(text).some(({ address }) => ownPath(address, origin) !== null);
}

/** A protocol that `defaultUrlTransform` of the renderer allows, a path, or a place on the page. */
export function isLinkAddress(address: string): boolean {
  if (/^(\/(?!\/)|#.)/.test(address)) return !/\s/.test(address);
  const url = parseUrl(address);
  if (!url) return false;
  const { protocol, hostname, pathname } = url;
  if (/^https?:$/.test(protocol)) return isHost(hostname);
  if (protocol === "mailto:") return /.@./.test(pathname);
  return /^(ircs?|xmpp):$/.test(protocol);
}

function isHost(name: string): boolean {
  return name === "localhost" || /^[^.]+(\.[^.]+)+$|^\[/.test(name);
}

/** Completes `kadr.pl` and `a@b.pl`; null for what cannot be an address. */
export function completeAddress(typed: string): string | null {
  const text = withoutInvisible(typed).trim();
  if (isLinkAddress(text)) return text;
  if (/\s/.test(text) || text === "") return null;
  if (/^[^/:@]+@[^/:@]+\.[^/:@.]{2,}$/.test(text)) return `mailto:${text}`;
  const isBare = /^[\p{L}\p{N}][\p{L}\p{N}.-]*\.[\p{L}]{2,}(:\d+)?([/?#]|$)/u.test(text);
  const whole = `https://${text.replace(/^\/\//, "")}`;
  return (isBare || text.startsWith("//")) && isLinkAddress(whole) ? whole : null;
}

export function brokenLinks(
  text: string,
  origin: string,
  pages: ReadonlySet<string> | null,
): BrokenLink[] {
  const broken: BrokenLink[] = [];
  for (const { words, address } of linksIn(text)) {
    if (isMissingPage(address, origin, pages)) broken.push({ words, address, reason: "no-page" });
    else if (ownPath(address, origin) === null && !isLinkAddress(address)) {
      broken.push({ words, address, reason: "no-address" });
    }
  }
  return broken;
}

export function isMissingPage(
  address: string,
  origin: string,
  pages: ReadonlySet<string> | null,
): boolean {
  const path = ownPath(address, origin);
  return path !== null && pages !== null && !pages.has(decoded(path)) && !isFile(path);
}

function isFile(path: string): boolean {
  return path.startsWith("/storage/") || /\.[a-z0-9]{2,5}$/i.test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
