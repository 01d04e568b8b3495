import { dateFormat } from "~/text/intl.ts";

function inWarsaw(options: Intl.DateTimeFormatOptions) {
  const format = dateFormat("pl-PL", { timeZone: "Europe/Warsaw", ...options });
  return (moment: Date | string | null): string => {
    const time = new Date(moment ?? Number.NaN).getTime();
    return Number.isNaN(time) ? "" : format(time);
  };
}

const day = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;

/** dd.MM.yyyy, HH:mm */
export const formatMoment = inWarsaw({ ...day, ...time });
/** dd.MM.yyyy, HH:mm:ss, for moments that lie close together. */
export const formatPreciseMoment = inWarsaw({ ...day, ...time, second: "2-digit" });
/** yyyy-MM-dd HH:mm, which a spreadsheet knows as a date. */
export function formatSortable(moment: Date | string | null): string {
  return formatMoment(moment).replace(/^(\d\d)\.(\d\d)\.(\d{4}), /, "$3-$2-$1 ");
}
/** H:mm, as in a sentence. */
export const formatHour = inWarsaw({ hour: "numeric", minute: "2-digit" });
export const formatTime = inWarsaw(time);
export const formatWeekday = inWarsaw({ weekday: "short" });
const formatDay = inWarsaw(day);

export function isSameDay(one: Date | string | null, other: Date | string): boolean {
  return formatDay(one) === formatDay(other);
}

/** HH:mm of today, else dd.MM.yyyy, HH:mm. */
export function formatRecent(moment: Date | string | null, now: Date): string {
  return isSameDay(moment, now) ? formatHour(moment) : formatMoment(moment);
}
