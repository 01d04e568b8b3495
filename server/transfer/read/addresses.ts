import { parseUrl } from "../../../app/text/addresses/parse-url.ts";
import { plainFrom } from "../../../app/text/redirects/address.ts";
import { caseStudySlug, plainSlug } from "../../../app/text/slug.ts";
import type { Listed } from "./entry.ts";
import type { NoteCode } from "./notes.ts";

const allowed = /^[a-z0-9_]+(-[a-z0-9_]+)*$/;
const LONGEST = 200;

/** Keeps the old slug where our rule allows it, else makes one. Adds it to `taken`. */
export function newSlug(
  { slug, title, sourceId }: Listed,
  taken: Set<string>,
  note: (code: NoteCode, detail: string) => void,
): string {
  const old = decoded(slug).replace(/\.(html?|php|aspx?)$/i, "");
  const plain = plainSlug(old);
  const isAllowed = allowed.test(plain) && plain.length <= LONGEST;
  const wanted = isAllowed
    ? plain
    : caseStudySlug(old) || caseStudySlug(title) || `wpis-${caseStudySlug(sourceId).slice(-20)}`;
  if (slug !== "" && wanted !== slug) note("slugMade", old);
  let free = wanted;
  for (let number = 2; taken.has(free); number++) {
    free = `${wanted.slice(0, LONGEST - 6)}-${number}`.replace(/-{2,}/g, "-");
  }
  if (free !== wanted) note("slugTaken", wanted);
  taken.add(free);
  return free;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

export const postPath = (slug: string): string => `/blog/${slug}`;

/** Replaces the origin of an old site that is unknown. `plain` removes it again. */
export const UNNAMED = "http://old-site.invalid";

/** The new paths of old addresses. The keys have the form in which redirects are stored. */
export class OldAddresses {
  #hosts: Set<string>;
  #targets = new Map<string, string>();

  constructor(home: string | null) {
    const host = parseUrl(home ?? "")?.host.replace(/^www\./, "");
    this.#hosts = new Set([new URL(UNNAMED).host, ...(host ? [host, `www.${host}`] : [])]);
  }

  /** The form in which a redirect from this address is stored. Null for an address of another site. */
  from(address: string): string | null {
    return this.#isOld(address) ? plainFrom(address) : null;
  }

  add(address: string, path: string): string | null {
    const from = this.from(address);
    if (from !== null && !this.#targets.has(from)) this.#targets.set(from, path);
    return from;
  }

  /** Whether the address belongs to the old site. A path does. */
  #isOld(address: string): boolean {
    if (address.startsWith("/") && !address.startsWith("//")) return true;
    return this.isOfSite(address);
  }

  isOfSite(address: string): boolean {
    const url = parseUrl(address);
    return url !== null && /^https?:$/.test(url.protocol) && this.#hosts.has(url.host);
  }

  /** Removes the origin that replaces an unknown one. */
  plain(address: string): string {
    return address.startsWith(`${UNNAMED}/`) ? address.slice(UNNAMED.length) : address;
  }

  /** The new path with the anchor of the old address. Null when no imported post had this address. */
  find(address: string): string | null {
    if (!this.#isOld(address)) return null;
    const from = plainFrom(address);
    const anchor = /#.*/s.exec(address)?.[0] ?? "";
    const path =
      this.#targets.get(from ?? "") ??
      this.#targets.get(plainFrom(address.replace(/[?#].*/s, "")) ?? "");
    return path === undefined ? null : path + anchor;
  }
}
