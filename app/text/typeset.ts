const nbsp = "\u00a0";

const units = [
  "zł PLN EUR gr tys\\. mln mld proc\\. % ‰ netto brutto",
  "s ms sek\\. sekund\\p{L}* min minut\\p{L}* h godz\\. godzin\\p{L}*",
  "dni\\p{L}* dzień tyg\\. tygodni\\p{L}* tydzień",
  "mies\\. miesi[aą]c\\p{L}* roku? lata? r\\.",
  "mm cm m km metr\\p{L}* g kg t W kW V K °C dB dBFS dBTP LUFS cali dpi",
  "Hz kHz MHz GHz bit\\p{L}* kB MB GB TB [kMG]b [kMG]bit px piksel\\p{L}* MP",
  "fps kl\\. szt\\. os\\. os[oó]b\\p{L}* egz\\. znak\\p{L}*",
]
  .join(" ")
  .replaceAll(" ", "|");

const months =
  "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia";

const abbreviations =
  "ul\\.|al\\.|pl\\.|nr|tel\\.|godz\\.|ok\\.|np\\.|tj\\.|art\\.|ust\\.|pkt|lit\\.|im\\.|św\\.|dr|mgr|inż\\.|prof\\.|str\\.|poz\\.";

const unbreakable: readonly RegExp[] = [
  // Sierotki: a word of one letter never ends a line.
  /(?<=(?:^|[\s([„"–—/])[aiouwz]) (?=\S)/giu,
  // Digit groups of one number (15 000, 5 000 000), but not of +48 32 000 00 11.
  /(?<![\d+]|\d[ \u00a0])\d{1,3}(?:[ \u00a0]\d{3})+(?![ \u00a0]?\d)/gu,
  new RegExp(`(?<=\\d[+.]?) (?=(?:${units})(?![\\p{L}\\d]))`, "gu"),
  new RegExp(`(?<=(?<!\\d)\\d{1,2}\\.?) (?=(?:${months})(?!\\p{L}))`, "giu"),
  new RegExp(`(?<=(?<!\\p{L})(?:${months})) (?=\\d{4}(?!\\d))`, "giu"),
  new RegExp(`(?<=(?<!\\p{L})(?:${abbreviations})) (?=[\\p{L}\\d„"])`, "giu"),
  // Dimensions: 1920 × 1080.
  /(?<=\d) (?=× ?\d)|(?<=\d[ \u00a0]?×) (?=\d)/gu,
  // A dash hangs on the word before it.
  /(?<=\S) (?=[-–—] )/gu,
];

/** For headings: in large type a short word at the end of a line looks like a mistake. */
const unbreakableInTitles: readonly RegExp[] = [
  ...unbreakable,
  // Words of up to three letters hang on the next one; abbreviations in capitals may stand anywhere.
  /(?<=(?:^|[\s([„"–—/])(?!(?:\p{Lu}{2,3}|się)(?!\p{L}))\p{L}{1,3}[,;:]?) (?=\S)/gu,
  // A number hangs on its noun, if both go into a line of a phone.
  /(?<=\d[+.]?) (?=\p{Ll}{1,12}(?!\p{L}))/gu,
  // „się” belongs to the verb before it; no last line is one short word.
  / (?=się(?!\p{L})|\p{L}{1,4}[^\p{L}\d\s]*$)/gu,
];

const titleFields = new Set(["title", "name", "shortName"]);

/** Plain spaces may become non-breaking ones; every other character stays. Idempotent. */
export function typeset<const T>(value: T): T {
  return transform(value) as T;
}

export function typesetTitle(text: string): string {
  return keepTogether(text, unbreakableInTitles);
}

function transform(value: unknown, field?: string): unknown {
  if (typeof value === "string") {
    if (field === "srcSet") return value;
    return field && titleFields.has(field) ? typesetTitle(value) : keepTogether(value, unbreakable);
  }
  if (Array.isArray(value)) return value.map((part) => transform(part, field));
  if (value === null || typeof value !== "object") return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, transform(part, key)]),
  );
}

function keepTogether(text: string, rules: readonly RegExp[]): string {
  return rules.reduce(
    (done, rule) => done.replace(rule, (match) => match.replaceAll(" ", nbsp)),
    text,
  );
}
