import { sample } from "~/text/sample.ts";

/** In Warsaw; null when the office is closed. */
type Opening = { from: string; to: string } | null;

export type WeekHours = readonly {
  days: string;
  dayOfWeek: readonly string[];
  open: Opening;
}[];

/** A day that is not as the others of its name; `date` as `2026-12-24`. */
export type DayOpening = { date: string; open: Opening };

export const openingHours: WeekHours = [
  {
    days: "Pn–Pt",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    open: sample({ from: "9:00", to: "17:00" }, null),
  },
  { days: "Sb", dayOfWeek: ["Saturday"], open: sample({ from: "10:00", to: "14:00" }, null) },
  { days: "Nd", dayOfWeek: ["Sunday"], open: null },
];
