const nbsp = "\u00a0";

const units = [
  "zł PLN EUR gr tys\\. mln mld proc\\. % ‰ netto brutto",
  "s sek\\. sekund\\p{L}* min minut\\p{L}* h godz\\. godzin\\p{L}*",
  "dni dnia dzień dniach tyg\\. tygodni\\p{L}* tydzień",
  "mies\\. miesi[aą]c\\p{L}* rok roku lat lata r\\.",
  "mm cm m km m² km/h metr\\p{L}* g kg t W kW V K dB LUFS cali",
  "Hz kHz MHz GHz bit bitów kB MB GB TB [kMG]b/s [kMG]bit/s px piksel\\p{L}* MP",
  "kl\\./s fps kl\\. szt\\. os\\. osób osoby egz\\.",
]
  .join(" ")
  .replaceAll(" ", "|");

const months =
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia";

const abbreviations =
  "ul\\.|al\\.|pl\\.|nr|tel\\.|godz\\.|ok\\.|np\\.|tj\\.|art\\.|ust\\.|pkt|lit\\.|im\\.|św\\.|dr|mgr|inż\\.|prof\\.|str\\.|poz\\.";

/** Texts whose plain spaces must not break. */
const unbreakable: readonly RegExp[] = [
  // Sierotki: a word of one letter never ends a line.
  /(?<=(?:^|[\s([„"–—/])[aiouwz]) (?=\S)/giu,
  // Digit groups of one number (15 000, 5 000 000), but not of +48 32 000 00 11.
  /(?<![\d+]|\d[ \u00a0])\d{1,3}(?:[ \u00a0]\d{3})+(?![ \u00a0]?\d)/gu,
  new RegExp(`(?<=\\d\\+?) (?=(?:${units})(?![\\p{L}\\d]))`, "gu"),
  new RegExp(`(?<=(?<!\\d)\\d{1,2}\\.?) (?=(?:${months})(?!\\p{L}))`, "giu"),
  new RegExp(`(?<=(?<!\\p{L})(?:${months})) (?=\\d{4}(?!\\d))`, "giu"),
  new RegExp(`(?<=(?<!\\p{L})(?:${abbreviations})) (?=[\\p{L}\\d„"])`, "giu"),
  // Dimensions: 1920 × 1080.
  /(?<=\d) (?=× ?\d)|(?<=\d[ \u00a0]?×) (?=\d)/gu,
  // A dash hangs on the word before it.
  /(?<=\S) (?=[-–—] )/gu,
];

/**
 * Sets Polish text as a typographer would, as far as its author's characters allow: a plain space
 * may become a non-breaking one, and every other character stays. Takes a string or any nested
 * object or array of them and returns the same shape. Idempotent.
 */
export function typeset<const T>(value: T): T {
  return transform(value) as T;
}

function transform(value: unknown): unknown {
  if (typeof value === "string") return keepTogether(value);
  if (Array.isArray(value)) return value.map(transform);
  if (value === null || typeof value !== "object") return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, transform(part)]));
}

function keepTogether(text: string): string {
  return unbreakable.reduce(
    (done, rule) => done.replace(rule, (match) => match.replaceAll(" ", nbsp)),
    text,
  );
}
