import { useRouteLoaderData } from "react-router";
import type { SiteSettings } from "~/settings.ts";

export type BrowserBackend = SiteSettings["browserBackend"];

export function useBrowserBackend(): BrowserBackend {
  const root = useRouteLoaderData<{ backend: BrowserBackend }>("root");
  if (!root) throw new Error("The root route has no data");
  return root.backend;
}
