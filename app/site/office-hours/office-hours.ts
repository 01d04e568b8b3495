import { type DayOpening, openingHours, type WeekHours } from "~/content/agency/opening-hours.ts";
import { fromLocalInput, toLocalInput } from "~/text/dates/warsaw-clock.ts";

const DAY = 86_400_000;

/** Warsaw's days as `YYYY-MM-DD`, so that they compare as text. */
type Day = string;

function dayOf(moment: Date): Day {
  return toLocalInput(moment.toISOString()).slice(0, 10);
}

function daysLater(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T12:00Z`) + days * DAY).toISOString().slice(0, 10);
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export type OfficeHours = { week: WeekHours; exceptions: readonly DayOpening[] };

const originalHours: OfficeHours = { week: openingHours, exceptions: [] };

function openingOf(day: Day, { week, exceptions }: OfficeHours): Open | null {
  const weekday = weekdays[new Date(`${day}T12:00Z`).getUTCDay()] ?? "";
  const usual = isPublicHoliday(day)
    ? null
    : week.find(({ dayOfWeek }) => dayOfWeek.includes(weekday));
  const hours = (exceptions.find(({ date }) => date === day) ?? usual)?.open;
  if (!hours) return null;
  const at = (time: string) => new Date(fromLocalInput(`${day}T${time.padStart(5, "0")}`));
  return { opens: at(hours.from), closes: at(hours.to) };
}

type Open = { opens: Date; closes: Date };

const fixedHolidays = new Set(
  "01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26".split(" "),
);
/** In days after Easter Sunday: Easter Monday, Pentecost, Corpus Christi. */
const movingHolidays = [0, 1, 49, 60];

/** The days on which nobody in Poland has to work, by the law of 1951 with its change of 2024. */
export function isPublicHoliday(day: Day): boolean {
  if (fixedHolidays.has(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return movingHolidays.some((days) => daysLater(easter, days) === day);
}

/** By the anonymous Gregorian algorithm. https://en.wikipedia.org/wiki/Date_of_Easter */
function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)).toISOString().slice(0, 10);
}

export function openUntil(moment: Date, hours = originalHours): Date | null {
  const today = openingOf(dayOf(moment), hours);
  return today && today.opens <= moment && moment < today.closes ? today.closes : null;
}

export function nextOpening(moment: Date, hours = originalHours): Date | null {
  return firstOf(moment, 1, hours, ({ opens }) => (opens > moment ? opens : null));
}

export function lastOpenMoment(deadline: Date, hours = originalHours): Date | null {
  return firstOf(deadline, -1, hours, ({ opens, closes }) =>
    opens >= deadline ? null : closes < deadline ? closes : deadline,
  );
}

/** Looks through forty days, for no holidays of an office are longer. */
function firstOf(
  start: Date,
  step: 1 | -1,
  hours: OfficeHours,
  choose: (opening: Open) => Date | null,
): Date | null {
  for (let days = 0; days < 40; days++) {
    const opening = openingOf(daysLater(dayOf(start), days * step), hours);
    const chosen = opening && choose(opening);
    if (chosen) return chosen;
  }
  return null;
}
