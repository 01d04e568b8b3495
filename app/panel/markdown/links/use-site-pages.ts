import { useQuery } from "@tanstack/react-query";
import { staticPaths } from "~/content/site-map.ts";
import { listRowPages } from "~/panel/data/site-pages.ts";
import { useSession } from "~/panel/session/session.tsx";

export function useSitePages(wanted: boolean) {
  const { client, withSession } = useSession();
  const { data, isError } = useQuery({
    queryKey: ["site-pages"],
    queryFn: () => withSession(() => listRowPages(client)),
    enabled: wanted,
  });
  return { rows: data ?? null, isError };
}

export function allPaths(rows: { paths: ReadonlySet<string> }): Set<string> {
  return new Set([...staticPaths, ...rows.paths]);
}
