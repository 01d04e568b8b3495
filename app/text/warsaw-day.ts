import { formatDay } from "./format-day.ts";

/** Not for public pages, which get days from the server: a phone needs 30 ms to make it. */
const sortable = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Warsaw" });

/** The day in Warsaw as `2026-12-24`, so that days compare as text. */
export function warsawDay(moment: Date): string {
  return sortable.format(moment);
}

/** dd.MM.yyyy in Warsaw; empty for an invalid date. */
export function formatDate(iso: string | null): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? "" : formatDay(warsawDay(new Date(time)));
}
