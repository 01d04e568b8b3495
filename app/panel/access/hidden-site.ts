import { useRouteLoaderData } from "react-router";

/** Whether the site still sends search engines away. */
export function useIsHidden(): boolean {
  return useRouteLoaderData<{ isHidden: boolean }>("routes/admin/screens")?.isHidden ?? false;
}
