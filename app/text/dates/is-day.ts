import { z } from "zod";

/** Whether it is a day of the calendar, as `2026-12-24`, that a person would mean. */
export function isDay(value: string): boolean {
  return value.startsWith("20") && z.iso.date().safeParse(value).success;
}
