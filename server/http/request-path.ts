export type RequestPath = {
  /** Canonical, so that it can be a key. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** Whether the path had several slashes in a row. */
  isDoubled?: true;
};

const LONGEST_URL = 8_192;
const PLAIN = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*\/?$/;
const ORIGIN = /^https?:\/\/[^/?#@\\]+(?=[/?]|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u001f\u007f\\]|\/\.{1,2}(?:\/|$)/;

/** Null for a path that no browser sends. An absolute address is accepted, as RFC 9112 §3.2.2 requires. */
export function parseRequestPath(target: string): RequestPath | null {
  if (target.length > LONGEST_URL) return null;
  const origin = ORIGIN.exec(target)?.[0] ?? "";
  const rest = target.slice(origin.length);
  const url = origin !== "" && !rest.startsWith("/") ? `/${rest}` : rest;
  const mark = url.indexOf("?");
  const raw = mark === -1 ? url : url.slice(0, mark);
  const search = mark === -1 ? "" : url.slice(mark);
  if (PLAIN.test(raw) && raw !== "") return { path: raw, search };
  if (!raw.startsWith("/") || /%2f/i.test(raw)) return null;
  try {
    const decoded = decodeURIComponent(raw);
    if (UNWANTED.test(decoded)) return null;
    const path = encodeURI(decoded).replaceAll("#", "%23").replaceAll("?", "%3F");
    if (!path.includes("//")) return { path, search };
    return { path: path.replace(/\/+/g, "/"), search, isDoubled: true };
  } catch {
    return null; // broken percent encoding, or half a surrogate pair
  }
}

/** The path for the log, without the token of a link, which is a permission, wherever it stands. */
export function loggedPath(path: string): string {
  return path.slice(0, 200).replace(/(\/(?:podglad|odpowiedziano)\/).+/i, "$1…");
}
