import { formatHour, formatWeekday, isSameDay } from "~/panel/kit/moments.ts";
import {
  lastOpenMoment,
  nextOpening,
  type OfficeHours,
  openUntil,
} from "~/site/office-hours/office-hours.ts";
import { messages } from "./words.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const { clock } = messages;

export function deadlineOf(received: string): Date {
  return new Date(Date.parse(received) + DAY);
}

/** „zostało 5 godz.”, „po terminie od 2 godz.” */
export function timeLeft(deadline: Date, now: Date): string {
  const minutes = Math.floor(Math.abs(deadline.getTime() - now.getTime()) / MINUTE);
  const isLate = deadline <= now;
  if (isLate && minutes === 0) return clock.justLate;
  const hours = Math.floor(minutes / 60);
  if (isLate) {
    return clock.late(
      hours >= 48
        ? clock.days(Math.floor(hours / 24))
        : hours > 0
          ? clock.hours(hours)
          : clock.minutes(minutes),
    );
  }
  return hours > 0
    ? clock.left(hours, clock.hours(hours))
    : clock.left(minutes, clock.minutes(minutes));
}

/** Says until when somebody is there, for a deadline outside of office hours that has not passed. */
export function officeText(deadline: Date, now: Date, hours?: OfficeHours): string {
  if (deadline <= now) return "";
  const last = lastOpenMoment(deadline, hours);
  if (last && last >= deadline) return "";
  if (last && last > now) return clock.openUntil(shortMoment(last, now));
  return officeNow(now, hours);
}

export function officeNow(now: Date, hours?: OfficeHours): string {
  const closes = openUntil(now, hours);
  if (closes) return clock.openUntil(shortMoment(closes, now));
  const opens = nextOpening(now, hours);
  return opens ? clock.closedUntil(shortMoment(opens, now)) : "";
}

function shortMoment(moment: Date, now: Date): string {
  const hour = formatHour(moment);
  return isSameDay(moment, now) ? hour : `${formatWeekday(moment)} ${hour}`;
}
