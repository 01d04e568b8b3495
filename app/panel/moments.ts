const moment = new Intl.DateTimeFormat("pl-PL", {
  timeZone: "Europe/Warsaw",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** dd.MM.yyyy, HH:mm in Warsaw; nothing for a moment that is none. */
export function formatMoment(iso: string | null): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? "" : moment.format(time);
}

const preciseMoment = new Intl.DateTimeFormat("pl-PL", {
  timeZone: "Europe/Warsaw",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** dd.MM.yyyy, HH:mm:ss in Warsaw, for moments that lie close together. */
export function formatPreciseMoment(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : preciseMoment.format(time);
}

const hour = new Intl.DateTimeFormat("pl-PL", {
  timeZone: "Europe/Warsaw",
  hour: "numeric",
  minute: "2-digit",
});

/** H:mm in Warsaw, as a sentence has it. */
export function formatHour(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? "" : hour.format(time);
}

const time = new Intl.DateTimeFormat("pl-PL", {
  timeZone: "Europe/Warsaw",
  hour: "2-digit",
  minute: "2-digit",
});

/** HH:mm in Warsaw. */
export function formatTime(date: Date): string {
  return time.format(date);
}
