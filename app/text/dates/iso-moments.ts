/** PostgreSQL writes moments as `2026-11-20 20:53:34.4+00`, which not every browser reads. */
export function isoMoment(value: string): string {
  return value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/** The row with its moments, which columns like `created_at` hold, as every browser reads them. */
export function withIsoMoments<Row extends object>(row: Row): Row {
  const moments = Object.entries(row).flatMap(([column, value]) =>
    typeof value === "string" && /_(at|after|since)$/.test(column)
      ? [[column, isoMoment(value)] as const]
      : [],
  );
  return { ...row, ...Object.fromEntries(moments) };
}
