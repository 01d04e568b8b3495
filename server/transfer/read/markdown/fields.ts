export type Fields = Readonly<Record<string, unknown>>;

/** A field as text. Empty for lists and records. */
export function words(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (value instanceof Date) return value.toISOString();
  return typeof value === "number" || typeof value === "bigint" ? String(value) : "";
}

/** Accepts a list or a single value. Hugo and Astro may write a record, of which the name counts. */
export function list(value: unknown): string[] {
  if (typeof value === "string")
    return value
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
  if (Array.isArray(value))
    return value.flatMap((one) => (typeof one === "string" ? [one.trim()] : list(one)));
  if (typeof value === "object" && value !== null && "name" in value) return list(value.name);
  return [words(value)].filter(Boolean);
}

export function recordOf(value: unknown): ReadonlyMap<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : new Map();
}
