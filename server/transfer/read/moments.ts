import { fromLocalInput } from "../../../app/text/dates/warsaw-clock.ts";

const months =
  "jan feb mar apr may jun jul aug sep oct nov dec|sty lut mar kwi maj cze lip sie wrz paź lis gru"
    .split("|")
    .map((names) => names.split(" "));
const monthNames =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|[a-z]{3}|stycz\p{L}+|lut\p{L}+|mar[cz]\p{L}+|kwie\p{L}+|maj\p{L}*|czerw\p{L}+|lip\p{L}+|sierp\p{L}+|wrze\p{L}+|październik\p{L}*|listopad\p{L}*|grud\p{L}+|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|sept)$/u;
const dayWords = /^(mon|tue|wed|thu|fri|sat|sun|pon|wt|śr|czw|pt|sob|niedz)\p{L}*[.,]?\s+/u;
const clock = /^(\d\d?):(\d\d)(?::(\d\d(?:\.\d+)?))?\s*([ap]m)?\s*(.*)/s;
const offsets: Record<string, string> = {
  "": "",
  "europe/warsaw": "",
  z: "+00:00",
  utc: "+00:00",
  gmt: "+00:00",
  cet: "+01:00",
  cest: "+02:00",
};

/**
 * Parses a date in one of the forms that exports and generators write. One without a zone is a time in Warsaw. Null when
 * the text is no date, or may be two.
 */
export function momentOf(value: string, isUtc = false): string | null {
  const text = value.trim().toLowerCase();
  if (/^\d{9,10}$/.test(text)) return valid(new Date(Number(text) * 1000));
  if (/^\d{12,13}$/.test(text)) return valid(new Date(Number(text)));
  if (text.length > 60) return null;
  const found = dayOf(text.replace(dayWords, ""));
  if (!found) return null;
  const time = timeOf(found.rest);
  if (!time) return null;
  const utc = new Date(`${found.day}T${time.clock}Z`);
  if (Number.isNaN(utc.getTime())) return null;
  if (time.offset) return valid(new Date(`${found.day}T${time.clock}${time.offset}`));
  if (isUtc) return valid(utc);
  return valid(new Date(fromLocalInput(utc.toISOString().slice(0, -1))));
}

function dayOf(text: string): { day: string; rest: string } | null {
  const byYear = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?!\d)(.*)$/.exec(text);
  if (byYear) return written(byYear[1], byYear[2], byYear[3], byYear[4]);
  const byDay = /^(\d\d?)([-/.])(\d\d?)\2(\d{4})(?!\d)(.*)$/.exec(text);
  if (byDay) {
    const [, first = "", sign, second = "", year, rest] = byDay;
    // With slashes an American writes the month first.
    if (sign === "/" && Number(second) > 12) return written(year, first, second, rest);
    const isClear = sign !== "/" || Number(first) > 12 || first === second;
    return isClear ? written(year, second, first, rest) : null;
  }
  const american = /^(\p{L}+)\.?\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)(.*)$/u.exec(text);
  if (american) return written(american[3], monthOf(american[1]), american[2], american[4]);
  const spoken = /^(\d\d?)(?:st|nd|rd|th)?[\s-]+(\p{L}+)\.?,?[\s-]+(\d{4})(?!\d)(.*)$/u.exec(text);
  return spoken && written(spoken[3], monthOf(spoken[2]), spoken[1], spoken[4]);
}

function monthOf(name = ""): string | undefined {
  if (!monthNames.test(name)) return undefined;
  const at = months.map((names) => names.indexOf(name.slice(0, 3))).find((one) => one >= 0);
  return at === undefined ? undefined : String(at + 1);
}

/** Null for a day that no calendar has. */
function written(year = "", month = "", date = "", rest = "") {
  const day = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  const moment = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isDay ? { day, rest: rest.replace(/^(t|,|\s|r\.|at\b|godz\.?)+/, "").trim() } : null;
}

function timeOf(text: string): { clock: string; offset: string } | null {
  if (text === "") return { clock: "00:00", offset: "" };
  const [, hours = "", minutes = "", seconds = "00", half, zone = ""] = clock.exec(text) ?? [];
  if (!hours) return null;
  const added = half === "pm" && hours !== "12" ? 12 : half === "am" && hours === "12" ? -12 : 0;
  const hour = String(Number(hours) + added).padStart(2, "0");
  const [, sign, ahead, more = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const offset = sign ? `${sign}${ahead}:${more}` : offsets[zone.replace(/[()]/g, "")];
  return offset === undefined ? null : { clock: `${hour}:${minutes}:${seconds}`, offset };
}

/** The years that the database accepts. */
function valid(moment: Date): string | null {
  const year = moment.getUTCFullYear();
  return year >= 1900 && year < 3000 ? moment.toISOString() : null;
}
