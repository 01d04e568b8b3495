import { openingOf } from "~/content/agency/shown.ts";
import { office } from "../agency/office.ts";
import type { WeekHours } from "../agency/opening-hours.ts";
import { originals } from "./originals.ts";
import { publish } from "./publish.ts";
import type { PageValues } from "./types.ts";

type Opening = WeekHours[number]["open"];

/** Facts that a sentence can contradict. Null where nobody has said anything yet. */
export type ReadableFacts = {
  /** The last nine digits of each. */
  phones: readonly string[] | null;
  /** From Monday on; null is a day on which the office is closed. */
  week: readonly Opening[] | null;
  /** Single days, as `2026-12-24`. */
  exceptions: readonly { date: string; open: Opening }[];
  /** The lowest price of the list, and those of what single files are about. */
  lowest: { all: number; of: Readonly<Record<string, number>> } | null;
};

/** The files whose texts are about a group of prices. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  video: ["services/video"],
  drone: ["services/drone"],
  design: ["services/design"],
  website: ["services/web"],
  contentPerMonth: ["services/content", "services/social"],
  liveStream: ["services/live"],
  podcast: ["services/podcast"],
};
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function readableFacts(values: PageValues): ReadableFacts {
  const { facts, isWithoutSamples = false } = values;
  const hours = facts["opening-hours"] ?? (isWithoutSamples ? null : originals["opening-hours"]);
  const opening = hours && openingOf(hours);
  const isPhoneKnown = !isWithoutSamples || facts.team || facts.office?.phones;
  const phones = (publish(values, "", (src) => ({ src })).office ?? office).phones;
  return {
    phones: isPhoneKnown ? phones.map(({ number }) => lastDigits(number)) : null,
    week: opening
      ? DAYS.map((day) => opening.week.find((row) => row.dayOfWeek.includes(day))?.open ?? null)
      : null,
    exceptions: opening?.exceptions ?? [],
    lowest: lowestOf(facts.prices ?? (isWithoutSamples ? null : originals.prices)),
  };
}

function lowestOf(prices: object | null): ReadableFacts["lowest"] {
  if (!prices) return null;
  const of: Record<string, number> = {};
  for (const [group, values] of Object.entries(prices)) {
    const known = Object.values(Object(values)).filter((value) => typeof value === "number");
    if (known.length === 0) continue;
    for (const file of FILES[group] ?? []) of[file] = Math.min(...known);
  }
  const all = Object.values(of);
  return all.length > 0 ? { all: Math.min(...all), of } : null;
}

/** A number with and without its country is one. */
export function lastDigits(number: string): string {
  return number.replace(/\D/g, "").slice(-9);
}
