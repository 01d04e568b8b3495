import { staticPaths } from "~/content/site-map.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { listRowPages } from "~/panel/data/site-pages.ts";

export function useSitePages(wanted: boolean) {
  const { data, isError } = useRead(["site-pages"], listRowPages, { enabled: wanted });
  return { rows: data ?? null, isError };
}

export function allPaths(rows: { paths: ReadonlySet<string> }): Set<string> {
  return new Set([...staticPaths, ...rows.paths]);
}
