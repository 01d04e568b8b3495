import { openNow as words } from "~/content/open-now.ts";
import { toLocalInput } from "~/text/dates/warsaw-clock.ts";
import { fill } from "~/text/fill.ts";
import { dateFormat } from "~/text/intl.ts";
import { nextOpening, type OfficeHours, openUntil } from "./office-hours.ts";

const DAY = 86_400_000;

/** „Teraz otwarte, do 17:00”, „Otwieramy jutro o 9:00”; "" for an office that does not open within forty days. */
export function openNowText(now: Date, hours?: OfficeHours): string {
  const closes = openUntil(now, hours);
  if (closes) return fill(words.open, { until: hourOf(closes) });
  const opens = nextOpening(now, hours);
  return opens ? fill(words.opens, { day: dayText(opens, now), hour: hourOf(opens) }) : "";
}

function dayText(opens: Date, now: Date): string {
  const days = (midnight(opens) - midnight(now)) / DAY;
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  const onDay = words.onDay[new Date(midnight(opens)).getUTCDay()];
  return days < 7 && onDay ? onDay : dayAndMonth(midnight(opens));
}

const dayAndMonth = dateFormat("pl-PL", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Of the day in Warsaw, as if it were one of UTC, so that days are 24 hours long. */
function midnight(moment: Date): number {
  return Date.parse(`${toLocalInput(moment.toISOString()).slice(0, 10)}T00:00Z`);
}

function hourOf(moment: Date): string {
  return toLocalInput(moment.toISOString()).slice(11).replace(/^0/, "");
}
