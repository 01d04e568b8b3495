/** A non-breaking space: invisible in an editor, so it has a name. */
export const nbsp = "\u00a0";

/** Takes no room and forbids a line to break where it stands. */
export const joiner = "\u2060";

const protectedText =
  /`[^`]*`|(?:https?:\/\/|www\.|mailto:|tel:)[^\s"„”″<>]+|[^\s@"„”″<>()]+@[^\s@"„”″<>()]+\.\p{L}{2,}|(?<!\S)\/[^\s"„”″]+/giu;

/** Stands for what must stay as written; its own class of character, so that no rule matches it. */
const mask = "\ufffc";

const units = [
  ...["zł", "PLN", "EUR", "gr", "tys\\.", "mln", "mld", "proc\\.", "%", "‰", "netto", "brutto"],
  ...["s", "sek\\.", "sekund\\p{L}*", "min", "minut\\p{L}*", "h", "godz\\.", "godzin\\p{L}*"],
  ...["dni", "dnia", "dzień", "dniach", "tyg\\.", "tygodni\\p{L}*", "tydzień", "mies\\."],
  ...["miesi[aą]c\\p{L}*", "rok", "roku", "lat", "lata", "r\\."],
  ...[
    "mm",
    "cm",
    "m",
    "km",
    "m²",
    "km/h",
    "metr\\p{L}*",
    "g",
    "kg",
    "t",
    "W",
    "kW",
    "V",
    "K",
    "dB",
    "LUFS",
  ],
  ...["Hz", "kHz", "MHz", "GHz", "bit", "bitów", "kB", "MB", "GB", "TB", "[kMG]b/s", "[kMG]bit/s"],
  ...[
    "px",
    "piksel\\p{L}*",
    "MP",
    "kl\\./s",
    "fps",
    "kl\\.",
    "szt\\.",
    "os\\.",
    "osób",
    "osoby",
    "egz\\.",
    "cali",
  ],
].join("|");

const months =
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia";

const abbreviations =
  "ul\\.|al\\.|pl\\.|nr|tel\\.|godz\\.|ok\\.|np\\.|tj\\.|art\\.|ust\\.|pkt|lit\\.|im\\.|św\\.|dr|mgr|inż\\.|prof\\.|str\\.|poz\\.";

/** Where a plain space must not break the line. Every rule replaces one character by one. */
const unbreakable: readonly RegExp[] = [
  // Sierotki: a word of one letter never ends a line.
  /(?<=(?:^|[\s([„"–—/])[aiouwz]) (?=\S)/giu,
  // Digit groups of one number: 15 000, 5 000 000.
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu,
  new RegExp(`(?<=\\d\\+?) (?=(?:${units})(?![\\p{L}\\d]))`, "gu"),
  new RegExp(`(?<=(?<!\\d)\\d{1,2}\\.?) (?=(?:${months})(?!\\p{L}))`, "giu"),
  new RegExp(`(?<=(?<!\\p{L})(?:${months})) (?=\\d{4}(?!\\d))`, "giu"),
  new RegExp(`(?<=(?<!\\p{L})(?:${abbreviations})) (?=[\\p{L}\\d„"])`, "giu"),
  // Dimensions: 1920 × 1080.
  /(?<=\d) (?=× ?\d)|(?<=\d[ \u00a0]?×) (?=\d)/gu,
  // A dash hangs on the word before it.
  /(?<=\S) (?=[–—] )/gu,
];

/** Dashes after which a browser would break what is read as one: 4–12, T–14, 40-001, 24-bit, e-mail. */
const insideOne = [
  /(?<=(?:\d|(?<![\p{L}\d])\p{L}))–(?=\d)/gu,
  /(?<=(?<![\d-])\d{2})-(?=\d{3}(?![\d-]))/gu,
  /(?<=\d)-(?=\p{L})/gu,
  /(?<=(?<![\p{L}\d])\p{L})-(?=\p{L})/gu,
];

const phone = /(?<![\d\s])\+\d{1,3}(?: \d{2,3}){2,}(?!\d)|(?<!\d)\d{2,3}(?: \d{2,3}){2,}(?!\d)/gu;

/** Straight quotes become „ and ”; after a digit with nothing open it is an inch sign. */
function curlQuotes(text: string): string {
  let open = 0;
  return text.replace(/["„”]/g, (mark, at: number) => {
    const before = text[at - 1] ?? " ";
    const opens = mark === "„" || (mark === '"' && /[\s([{–—/„]/.test(before));
    if (opens) {
      open += 1;
      return "„";
    }
    if (mark === '"' && open === 0 && /\d/.test(before)) return "″";
    open = Math.max(0, open - 1);
    return "”";
  });
}

/** The part of typesetting that replaces characters one by one, and so never changes a length. */
export function typesetInPlace(text: string): string {
  let result = text.replace(protectedText, (match) => mask.repeat(match.length));
  result = curlQuotes(result)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, "’")
    .replace(/(?<=\S[ \u00a0])-(?= \S)/gu, "–")
    .replace(phone, (match) => match.replaceAll(" ", nbsp));
  for (const rule of unbreakable) result = result.replace(rule, nbsp);
  for (const { 0: original, index } of text.matchAll(protectedText)) {
    result = result.slice(0, index) + original + result.slice(index + original.length);
  }
  return result;
}

/** Keeps ranges, postal codes and the like on one line. The only step that makes a text longer. */
export function joinDashes(text: string): string {
  let result = "";
  let at = 0;
  for (const { 0: original, index } of text.matchAll(protectedText)) {
    result += join(text.slice(at, index)) + original;
    at = index + original.length;
  }
  return result + join(text.slice(at));
}

function join(text: string): string {
  return insideOne.reduce((done, rule) => done.replace(rule, `$&${joiner}`), text);
}

/**
 * Sets Polish text as a typographer would: no orphaned one-letter words, numbers kept with their
 * units, ranges whole, „ ” and –. Takes a string or any nested object or array of them and returns
 * the same shape. Addresses and `code` stay as written. Idempotent.
 */
export function typeset<const T>(value: T): T {
  return transform(value) as T;
}

function transform(value: unknown): unknown {
  if (typeof value === "string") return joinDashes(typesetInPlace(value));
  if (Array.isArray(value)) return value.map(transform);
  if (value === null || typeof value !== "object") return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, transform(part)]));
}
