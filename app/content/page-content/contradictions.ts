import type { Doubt } from "~/site-texts/types.ts";
import { plainSpaces } from "~/text/plain-spaces.ts";
import { lastDigits, type ReadableFacts } from "./readable-facts.ts";

/** A longer text is read so far. */
const MOST_LETTERS = 3_000;

/** Of a sentence that says when somebody is there. */
const PRESENT = /czynn|otwart|otwieramy|biuro|biurze|odbieramy|godzin(?:y|ach) otwarcia|recepcj/i;
const NEGATED = /(?<!\p{L})(?:nie|oprócz|poza|prócz)(?!\p{L})|nieczynn|zamkni/iu;

/** From Monday on. */
const WEEKDAYS = [
  /poniedział|(?<!\p{L})pn(?!\p{L})/iu,
  /wtor[ek]|(?<!\p{L})wt(?!\p{L})/iu,
  /środ[aęyo]|(?<!\p{L})śr(?!\p{L})/iu,
  /czwart(?:ek|k)|(?<!\p{L})czw?(?!\p{L})/iu,
  /piąt(?:ek|k)|(?<!\p{L})pt(?!\p{L})/iu,
  /sobot|(?<!\p{L})sob?(?!\p{L})|(?<!\p{L})sb(?!\p{L})/iu,
  /niedziel|(?<!\p{L})n(?:ie)?dz?(?!\p{L})/iu,
];
const EVERY_DAY = /codziennie|7 dni w tygodniu|siedem dni w tygodniu|całą dobę/i;

const CLOCK = /(?<!\d)([01]?\d|2[0-3])(?::([0-5]\d)|\.(00|15|30|45))(?!\d)/g;
const FROM_TO =
  /(?:od|w godzinach|godz\.) (\d{1,2})(?: ?[–-] ?| do )(\d{1,2})(?![\d:.]|\s?(?:dni|osób|min|tyg|mies|%|zł))/gi;

/** What a text of a site says and „Dane firmy” does not. `text` has its facts filled in; `file` is where it stands. */
export function contradictionsIn(text: string, file: string, facts: ReadableFacts): Doubt[] {
  const words = plainSpaces(text).slice(0, MOST_LETTERS);
  return [
    ...words
      .split(/[.!?](?= |$)|\n/)
      .filter((sentence) => PRESENT.test(sentence))
      .flatMap((sentence) => timesIn(sentence, facts)),
    ...pricesIn(words, file, facts),
    ...phonesIn(words, facts),
  ];
}

function timesIn(sentence: string, { week, closedOn }: ReadableFacts): Doubt[] {
  if (!week || NEGATED.test(sentence)) return [];
  const found: Doubt[] = [];
  const named = WEEKDAYS.flatMap((day, at) => {
    const said = day.exec(sentence)?.[0];
    if (said !== undefined && !week[at]) found.push({ kind: "day", said: wordAt(sentence, said) });
    return said === undefined ? [] : [at];
  });
  const always = EVERY_DAY.exec(sentence)?.[0];
  if (always && week.some((open) => !open)) found.push({ kind: "day", said: always });
  for (const date of closedOn) {
    const said = namesOf(date).find((name) => sentence.toLowerCase().includes(name));
    if (said) found.push({ kind: "day", said });
  }
  const days = named.length > 0 ? named : week.map((_, at) => at);
  const open = days.flatMap((day) => week[day] ?? []);
  if (open.length === 0) return found;
  const from = Math.min(...open.map((each) => minutesOf(each.from)));
  const to = Math.max(...open.map((each) => minutesOf(each.to)));
  for (const { said, at } of clocksIn(sentence)) {
    if (at >= from && at <= to) continue;
    found.push({ kind: "hour", said, from: clockOf(from), to: clockOf(to) });
  }
  return found;
}

function clocksIn(sentence: string): { said: string; at: number }[] {
  const clocks = [...sentence.matchAll(CLOCK)].map(([said, hour, minutes, others]) => ({
    said,
    at: Number(hour) * 60 + Number(minutes ?? others),
  }));
  const hours = [...sentence.matchAll(FROM_TO)].flatMap(([, ...both]) =>
    both.map((hour) => ({ said: hour, at: Number(hour) * 60 })),
  );
  return [...clocks, ...hours.filter(({ at }) => at <= 24 * 60)];
}

const PRICE = /(?<!\p{L})od (\d{1,3}(?: ?\d{3}){0,2}) ?(?:zł|PLN)/giu;

function pricesIn(text: string, file: string, { lowest }: ReadableFacts): Doubt[] {
  if (!lowest) return [];
  const least = lowest.of[file] ?? lowest.all;
  return [...text.matchAll(PRICE)].flatMap(([said, amount = ""]): Doubt[] =>
    Number(amount.replaceAll(" ", "")) < least ? [{ kind: "price", said, lowest: least }] : [],
  );
}

const DIGITS = /[+\d][\d -]*/g;
/** Other numbers of nine digits are of a register or an amount. */
const CALLS = /(?:tel|dzwo|numer|komórk|sms|whatsapp)/i;
const BEFORE = 40;

function phonesIn(text: string, { phones }: ReadableFacts): Doubt[] {
  if (!phones) return [];
  return [...text.matchAll(DIGITS)].flatMap((match): Doubt[] => {
    const said = match[0].trim();
    const { length } = said.replace(/\D/g, "");
    const isCalled =
      said.startsWith("+") ||
      CALLS.test(text.slice(Math.max(0, match.index - BEFORE), match.index));
    const isPhone = (length === 9 || (length === 11 && /^\+?48/.test(said))) && isCalled;
    return isPhone && !phones.includes(lastDigits(said)) ? [{ kind: "phone", said }] : [];
  });
}

/** The whole word that begins so. */
function wordAt(sentence: string, beginning: string): string {
  const [, rest = ""] = sentence.split(beginning);
  return beginning + (/^\p{L}*/u.exec(rest)?.[0] ?? "");
}

const MONTHS =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
    " ",
  );

/** „24 grudnia” and „24.12” of `2026-12-24`. */
function namesOf(date: string): string[] {
  const [, month = "", day = ""] = date.split("-");
  return [`${Number(day)} ${MONTHS[Number(month) - 1]}`, `${Number(day)}.${month}`];
}

function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(":");
  return Number(hours) * 60 + Number(minutes);
}

function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
