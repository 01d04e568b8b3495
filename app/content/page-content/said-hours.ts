import type { Doubt } from "~/site-texts/types.ts";
import type { ReadableFacts } from "./readable-facts.ts";

type Opening = { from: string; to: string } | null;
type Known = { week: readonly Opening[]; exceptions: ReadableFacts["exceptions"] };

/** Of a part of a sentence that says when the office is open. */
const OPEN =
  /(?<!\p{L})(?:czynn[aeiy]|otwart[aeą]|otwarci|otwieramy|zamykamy|biur(?:o|ze)(?!\p{L}| klienta)|(?:do|godziny|godzinach) biura|odbieramy|recepcj|dyżur)|godzin(?:y|ach) pracy/iu;
/** Of one that may say so: an agency also works on Sundays, elsewhere. */
const REACHED = /(?<!\p{L})(?:(?:za)?dzwoń|pracujemy|jesteśmy|zapraszamy|przyjmujemy)(?!\p{L})/iu;
const ELSEWHERE =
  /kręci|nagr[ay]|(?<!\p{L})plan(?:u|ie|em)?(?!\p{L})|zdjęci|dron|transmi|live(?!\p{L})|stream|serwer|stron|sklep|emisj|montaż|premier|plener|wystaw|proporcj|format/iu;
const NEGATED = /(?<!\p{L})(?:nie|oprócz|poza|prócz|z wyjątkiem)(?!\p{L})|nieczynn|zamkni/iu;
const EXCEPT = /(?<!\p{L})(?:oprócz|poza|prócz|z wyjątkiem)(?!\p{L})/iu;

/** Their dots end no sentence, unless a capital letter follows. */
const SHORT =
  /(?<!\p{L})(?:pon|pn|wt|śr|czw|cz|pt|pią|sob|sb|so|niedz|ndz|nd|godz|tel|ul|np)\.(?= ?\S)/giu;
const CAPITAL = /^\. \p{Lu}/u;

/** From Monday on. */
const WEEKDAYS = [
  /(?<!\p{L})(?:poniedział\p{L}*|pon|pn)(?!\p{L})/giu,
  /(?<!\p{L})(?:wtor[ek]\p{L}*|wt)(?!\p{L})/giu,
  /(?<!\p{L})(?:środ[aęyo]\p{L}*|śr)(?!\p{L})/giu,
  /(?<!\p{L})(?:czwart(?:ek|k)\p{L}*|czw?)(?!\p{L})/giu,
  /(?<!\p{L})(?:piąt(?:ek|k)\p{L}*|pt)(?!\p{L})/giu,
  /(?<!\p{L})(?:sobot\p{L}*|sob|so|sb)(?!\p{L})/giu,
  /(?<!\p{L})(?:niedziel\p{L}*|niedz|ndz?)(?!\p{L})/giu,
];
const FEW_DAYS = [
  { name: /(?<!\p{L})(?:dni|dniach) robocz\p{L}*|(?<!\p{L})w tygodniu/giu, days: [0, 1, 2, 3, 4] },
  { name: /(?<!\p{L})weekend\p{L}*/giu, days: [5, 6] },
];
const EVERY_DAY =
  /codziennie|(?:7|siedem) dni w tygodniu|całą dobę|całodobow\p{L}*|24 ?\/ ?7|(?<!w |ciągu )24 ?h(?!\p{L})/iu;
const TO = /^(?: ?[–-] ?| do )$/;

const HOUR = "(?:(?:[01]?\\d|2[0-4])(?::[0-5]\\d|\\.(?:00|15|30|45))?)";
const END = "(?![\\d:%]|[.,]\\d)";
const FROM_TO = new RegExp(`(?<![\\d:.,/]|\\p{L})${HOUR}(?: ?[–-] ?| do )${HOUR}${END}`, "giu");
const LIMIT = new RegExp(`(?<!\\p{L})(?:od|do)(?: godz(?:iny)?)? ${HOUR}${END}`, "giu");
const MOMENT = new RegExp(`(?<!\\p{L})o(?: godz(?:inie)?)? ${HOUR}${END}`, "giu");
const OPENS = /otwieramy|zamykamy/i;
/** After a bare number, what lets it be an hour and no count. */
const AFTER =
  /^(?: rano| wieczorem)?(?:$|[^\p{L}\d ]| ?[–-]| (?:w|we|i|a|oraz|lub|albo|ale|z|bez|po|od|do|codziennie|także|również|każdego|zapraszamy|pon|pn|wt|śr|czw?|pt|so?b|so|ndz?|niedz)(?!\p{L})| \d{1,2}(?!\d))/iu;
/** Nobody says an earlier one without minutes. */
const EARLIEST = 5;

/** What of these words the office's hours contradict. */
export function hoursIn(text: string, facts: Known): Doubt[] {
  return text
    .replace(SHORT, (word, at: number) =>
      CAPITAL.test(text.slice(at + word.length - 1)) ? word : word.slice(0, -1),
    )
    .split(/[.!?](?= |$)|\n/)
    .flatMap((sentence) => sentenceDoubts(sentence, facts));
}

function sentenceDoubts(sentence: string, facts: Known): Doubt[] {
  const parts = sentence.split(
    /[,;()]| (?:a|i|oraz|zaś) (?=(?:we? )?(?:pon|wt|śr|czw|pt|piąt|so|nie|nd))/i,
  );
  const isHere = (part: string) => !ELSEWHERE.test(part) && !NEGATED.test(part);
  const isBeside = (words: RegExp) =>
    parts.some((part) => words.test(part) && !ELSEWHERE.test(part));
  // „pon.–pt. 9–17” alone says when the office is open.
  const isTable =
    /\p{L} ?[–-] ?\p{L}/u.test(sentence) &&
    parts.every((part) => NEGATED.test(part) || part.trim() === "" || isBare(part, facts));
  return parts.filter(isHere).flatMap((part) => {
    const isPart = isBare(part, facts);
    const isOpen = OPEN.test(part) || (isPart && (isTable || isBeside(OPEN)));
    if (!isOpen && !REACHED.test(part) && !(isPart && isBeside(REACHED))) return [];
    const { days, hours } = partDoubts(part, facts, !EXCEPT.test(sentence));
    return isOpen ? [...days, ...hours] : hours;
  });
}

/** Whether it has nothing but days and hours, so that it belongs to the part beside it. */
function isBare(part: string, facts: Known): boolean {
  const spots = [...daysIn(part, facts), ...timesIn(part)];
  const left = spots.reduceRight((text, { at, end }) => {
    return text.slice(0, at) + " ".repeat(end - at) + text.slice(end);
  }, part);
  const others = left.match(/\p{L}+/gu) ?? [];
  return (
    spots.length > 0 &&
    others.every((word) =>
      /^(?:we?|od|do|i|a|oraz|także|również|tylko|godz|godzinach|godziny)$/i.test(word),
    )
  );
}

type Spot = { at: number; end: number };
type DaySpot = Spot & { said: string; open: readonly Opening[] };
type TimeSpot = Spot & { hours: string[] };

function partDoubts(part: string, facts: Known, isEvery: boolean) {
  const { week } = facts;
  const named = daysIn(part, facts);
  const times = timesIn(part);
  const days: Doubt[] = named.flatMap(({ said, open }) =>
    open.every((each) => each === null) ? [{ kind: "day", said }] : [],
  );
  const always = EVERY_DAY.exec(part)?.[0];
  if (always && isEvery && week.some((open) => !open)) days.push({ kind: "day", said: always });
  const hours: Doubt[] = times.flatMap((time) => {
    const open = openAt(time, times, named) ?? [unionOf(week)];
    return time.hours.flatMap((said): Doubt[] => {
      const outside = open.find((each) => each && !isWithin(said, each));
      return outside ? [{ kind: "hour", said, from: outside.from, to: outside.to }] : [];
    });
  });
  return { days, hours };
}

/** The days that an hour is said of: those before it and behind the hour before; otherwise those behind it. */
function openAt(time: Spot, times: readonly Spot[], days: readonly DaySpot[]) {
  const before = times.filter(({ at }) => at < time.at).at(-1)?.end ?? 0;
  const next = times.find(({ at }) => at > time.at)?.at;
  const own = days.filter(({ at }) => at >= before && at < time.at);
  const shared = own.length > 0 ? own : days.filter(({ at }) => at < time.at);
  // „10–14 w soboty”, but not „9–17 w soboty 10–14”.
  const found = shared.length > 0 || next !== undefined ? shared : days;
  return found.length > 0 ? found.flatMap(({ open }) => open) : null;
}

/** A range of days is one of them. */
function daysIn(part: string, { week, exceptions }: Known): DaySpot[] {
  const single = WEEKDAYS.flatMap((name, day) => spotsOf(part, name).map((it) => ({ ...it, day })));
  single.sort((one, other) => one.at - other.at);
  const found: DaySpot[] = [];
  for (let at = 0; at < single.length; at++) {
    const first = single[at];
    const last = single[at + 1];
    if (!first) break;
    if (last && TO.test(part.slice(first.end, last.end - last.said.length))) {
      const span = Array.from({ length: ((last.day - first.day + 7) % 7) + 1 }, (_, step) => step);
      const open = span.map((step) => week[(first.day + step) % 7] ?? null);
      const closed = [first, last].filter(({ day }) => !week[day]);
      found.push({ at: first.at, end: last.end, said: part.slice(first.at, last.end), open });
      for (const { said, end } of closed) found.push({ at: end, end, said, open: [null] });
      at++;
    } else found.push({ ...first, open: [week[first.day] ?? null] });
  }
  for (const { name, days } of FEW_DAYS) {
    const open = days.map((day) => week[day] ?? null);
    found.push(...spotsOf(part, name).map((spot) => ({ ...spot, open })));
  }
  for (const { date, open } of exceptions) {
    found.push(...spotsOf(part, nameOf(date)).map((spot) => ({ ...spot, open: [open] })));
  }
  return found.sort((one, other) => one.at - other.at);
}

function spotsOf(part: string, name: RegExp) {
  return [...part.matchAll(name)].map(({ 0: said, index }) => ({
    said,
    at: index,
    end: index + said.length,
  }));
}

function timesIn(part: string): TimeSpot[] {
  const ranges = spotsOf(part, FROM_TO);
  const others = [...spotsOf(part, LIMIT), ...(OPENS.test(part) ? spotsOf(part, MOMENT) : [])];
  const apart = others.filter((it) => ranges.every(({ at, end }) => it.end <= at || it.at >= end));
  return [...ranges, ...apart]
    .map(({ at, end, said }) => ({ at, end, hours: said.match(/\d[\d:.]*/g) ?? [] }))
    .filter(({ end, hours }) => {
      const isBare = hours.every((hour) => /^\d+$/.test(hour));
      const isLate = hours.every((hour) => Number.parseInt(hour, 10) >= EARLIEST);
      return !isBare || (isLate && AFTER.test(part.slice(end)));
    })
    .sort((one, other) => one.at - other.at);
}

function isWithin(said: string, { from, to }: NonNullable<Opening>): boolean {
  const at = minutesOf(said);
  return at >= minutesOf(from) && at <= minutesOf(to);
}

/** Whenever it is open on some day. */
function unionOf(week: readonly Opening[]): Opening {
  const open = week.flatMap((each) => each ?? []);
  if (open.length === 0) return null;
  const by = (one: string, other: string) => minutesOf(one) - minutesOf(other);
  const [from = ""] = open.map((each) => each.from).sort(by);
  const to =
    open
      .map((each) => each.to)
      .sort(by)
      .at(-1) ?? "";
  return { from, to };
}

function minutesOf(clock: string): number {
  const [hours, minutes = 0] = clock.split(/[:.]/);
  return Number(hours) * 60 + Number(minutes);
}

const MONTHS =
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
    " ",
  );

/** „24 grudnia” and „24.12” of `2026-12-24`. */
function nameOf(date: string): RegExp {
  const [, month = "", day = ""] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  return new RegExp(`(?<![\\d.])0?${Number(day)}(?: ${name}|\\.${month})(?![\\p{L}\\d])`, "giu");
}
