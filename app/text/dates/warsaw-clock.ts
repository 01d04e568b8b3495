import { dateFormat } from "../intl.ts";

/**
 * Not for public pages, which get days from the server: a phone needs 30 ms to make it. In the order of the United
 * States, month first: Canada's is another one with ICU 72, as WebKit has it on Debian.
 */
const inWarsaw = dateFormat("en-US", {
  timeZone: "Europe/Warsaw",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment as `<input type="datetime-local">` holds it, in Warsaw: `2026-11-20T12:41`. */
export function toLocalInput(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return "";
  const [month, day, year, hour, minute] = inWarsaw(time).split(/\D+/);
  return `${year?.padStart(4, "0")}-${month}-${day}T${hour}:${minute}`;
}

/** The reverse; "" for no time. Reads the skipped hour in March as the next, the doubled one in October as the first. */
export function fromLocalInput(local: string): string {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return "";
  // Warsaw is one or two hours ahead of UTC; the larger offset is the earlier moment.
  for (const hours of [2, 1]) {
    const moment = new Date(wanted - hours * 3_600_000);
    if (toLocalInput(moment.toISOString()) === local.slice(0, 16)) return moment.toISOString();
  }
  return new Date(wanted - 3_600_000).toISOString();
}

/** The day in Warsaw as `2026-12-24`, so that days compare as text. */
export function warsawDay(moment: Date): string {
  return toLocalInput(moment.toISOString()).slice(0, 10);
}
