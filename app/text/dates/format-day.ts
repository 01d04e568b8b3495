/** `24.12.2026` for `2026-12-24`. */
export function formatDay(day: string): string {
  return day.split("-").reverse().join(".");
}
