/** The one record of the office hours: pages, structured data and the clock of enquiries read it. */
export const openingHours: readonly {
  days: string;
  /** As schema.org names them. */
  dayOfWeek: readonly string[];
  /** In Warsaw; null on a day on which the office is closed. */
  open: { from: string; to: string } | null;
}[] = [
  {
    days: "Pn–Pt",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    open: { from: "9:00", to: "17:00" },
  },
  { days: "Sb", dayOfWeek: ["Saturday"], open: { from: "10:00", to: "14:00" } },
  { days: "Nd", dayOfWeek: ["Sunday"], open: null },
];
