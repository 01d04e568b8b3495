const zone = "Europe/Warsaw";
const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone: zone,
  ...({ year: "numeric", month: "2-digit", day: "2-digit" } as const),
  ...({ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const),
});

/** Parses a date. One without a zone is a time in Warsaw. Null when the text is not a date. */
export function momentOf(value: string, isUtc = false): string | null {
  const text = value.trim();
  if (text === "" || /^0000/.test(text)) return null;
  const local = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/.exec(text);
  if (!local) return valid(new Date(text));
  const utc = new Date(`${local[1]}T${local[2] ?? "00:00"}Z`);
  if (isUtc || Number.isNaN(utc.getTime())) return valid(utc);
  // The clock in Warsaw at that hour of UTC tells the offset. A second round is needed near a change of the clock.
  const first = new Date(utc.getTime() - ahead(utc));
  return valid(new Date(utc.getTime() - ahead(first)));
}

function ahead(moment: Date): number {
  const read = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const shown = `${read.year}-${read.month}-${read.day}T${read.hour}:${read.minute}:${read.second}Z`;
  return Date.parse(shown) - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The years that the database accepts. */
function valid(moment: Date): string | null {
  const year = moment.getUTCFullYear();
  return year >= 1900 && year < 3000 ? moment.toISOString() : null;
}
