import { useRouteLoaderData } from "react-router";

type Site = { isHidden: boolean; unconsented: number };

/** Whether the site still sends search engines away. */
export function useIsHidden(): boolean {
  return useSite()?.isHidden ?? false;
}

/** How many published quotes of clients no visitor reads, for want of a consent. */
export function useUnconsented(): number {
  return useSite()?.unconsented ?? 0;
}

function useSite() {
  return useRouteLoaderData<Site>("routes/admin/screens");
}
