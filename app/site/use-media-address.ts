import { useRouteLoaderData } from "react-router";

type Root = { backend: { url: string } };

/** Where a browser finds a file of the media library: its backend may be another origin. */
export function useMediaAddress(): (address: string) => string {
  const { url = "" } = useRouteLoaderData<Root>("root")?.backend ?? {};
  return (address) =>
    address.startsWith("/storage/") ? url.replace(/\/$/, "") + address : address;
}
