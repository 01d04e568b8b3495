/**
 * The one form of an address by which redirects are kept and found: without origin and anchor, in small
 * letters, with what browsers encode decoded, without a slash at its end, its parameters in order.
 */
export type Address = {
  path: string;
  /** The path as it was written, to carry a part of it over. */
  written: string;
  parameters: Parameter[];
};

export type Parameter = { plain: string; written: string };

export const LONGEST_FROM = 500;
export const LONGEST_TO = 2000;

/** The panel, the links of previews and mails, the interfaces and the states of the server are never redirected. */
const RESERVED =
  /^\/(?:admin|podglad|odpowiedziano|healthz|readyz|(?:rest|auth|storage|functions)\/v1)(?:[/?*]|$)/;

/** Erasing a person does not look into redirects. An address may be encoded several times. */
const MAY_NAME_SOMEBODY = /[^/]@|%(?:25)*40/;

const NO_ORIGIN = "http://site.invalid";

export function readAddress(text: string): Address {
  const [withoutAnchor = ""] = text.split("#", 1);
  const mark = withoutAnchor.indexOf("?");
  const path = mark === -1 ? withoutAnchor : withoutAnchor.slice(0, mark);
  const search = mark === -1 ? "" : withoutAnchor.slice(mark + 1);
  const written = withoutLastSlash(decode(path).normalize("NFC").replace(/\/+/g, "/"));
  const parameters = search
    .split("&")
    .filter((each) => each !== "")
    .map((each) => ({ plain: plainParameter(each), written: each }));
  return { path: written.toLowerCase(), written, parameters };
}

/**
 * The address that a redirect leads from, as the database keeps it; null when nothing can lead from there. It may end
 * on `*`, which stands for any end of the path.
 */
export function plainFrom(text: string): string | null {
  const typed = text.trim().replace(/^https?:\/\/[^/?#]*/i, "");
  const rooted = typed.startsWith("/") ? typed : `/${typed}`;
  const isPrefix = /^[^?#]*\*$/.test(rooted);
  const bare = isPrefix ? rooted.slice(0, -1) : rooted;
  if (/^[^?#]*\*/.test(bare)) return null;
  const { path, parameters } = readAddress(bare);
  const start = isPrefix && bare.endsWith("/") && path !== "/" ? `${path}/` : path;
  const query = [...new Set(parameters.map(({ plain }) => plain))].sort().join("&");
  const from = `${start}${query && `?${query}`}${isPrefix ? "*" : ""}`;
  if (from === "/" || from === "/*" || RESERVED.test(from)) return null;
  return from.length > LONGEST_FROM || MAY_NAME_SOMEBODY.test(from) ? null : from;
}

/** Where a redirect leads to: a path of this site, or an address of another. Null for what is neither. */
export function plainTo(text: string, ownOrigin?: string): string | null {
  const typed = text.trim();
  if (!/^(?:\/|https?:\/\/)/i.test(typed)) return null;
  try {
    const url = new URL(typed, NO_ORIGIN);
    const { origin, pathname, search, hash, username } = url;
    if (username || (typed.startsWith("/") && origin !== NO_ORIGIN)) return null;
    const isOwn = origin === NO_ORIGIN || origin === ownOrigin;
    const path = isOwn ? pathname.replace(/^\/+/, "/") : origin + pathname;
    const to = path + search + hash;
    if (to.length > LONGEST_TO || MAY_NAME_SOMEBODY.test(to)) return null;
    return /\\|[^/]\*|\*./.test(to) ? null : to;
  } catch {
    return null;
  }
}

/** A path of `readAddress` as it stands in a request. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/%25(?=[0-9a-f]{2})/gi, "%");
}

/** Signs that would mean something else, or cannot stand in an address, stay encoded; so does what is no UTF-8. */
function decode(path: string): string {
  const decoded = path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes).replace(/[%?#*\\\s\p{Cc}]/gu, encodeSign);
    } catch {
      return bytes.toLowerCase();
    }
  });
  return decoded.replace(/[?#*\\\s\p{Cc}]/gu, encodeSign);
}

function encodeSign(sign: string): string {
  return sign === "*" ? "%2a" : encodeURIComponent(sign).toLowerCase();
}

function withoutLastSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function plainParameter(text: string): string {
  const [[name, value] = ["", ""]] = new URLSearchParams(text);
  const plain = new URLSearchParams([
    [name.normalize("NFC").toLowerCase(), value.normalize("NFC").toLowerCase()],
  ]);
  return plain.toString().toLowerCase().replaceAll("*", "%2a");
}
