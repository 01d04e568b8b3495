import { dateFormat } from "../intl.ts";
import { formatDay } from "./format-day.ts";

/** Not for public pages, which get days from the server: a phone needs 30 ms to make it. */
const sortable = dateFormat("sv-SE", {
  timeZone: "Europe/Warsaw",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in Warsaw as `2026-12-24`, so that days compare as text. */
export function warsawDay(moment: Date): string {
  return sortable(moment);
}

/** dd.MM.yyyy in Warsaw; empty for an invalid date. */
export function formatDate(iso: string | null): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? "" : formatDay(warsawDay(new Date(time)));
}
