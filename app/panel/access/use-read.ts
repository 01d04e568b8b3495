import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { AdminClient } from "~/panel/data/client.ts";
import { useSession } from "./session.tsx";

/** A read of the backend, which may ask to sign in again first. */
export function useRead<Data>(
  queryKey: QueryKey,
  read: (client: AdminClient) => Promise<Data>,
  options?: Omit<UseQueryOptions<Data>, "queryKey" | "queryFn">,
) {
  const { client, withSession } = useSession();
  return useQuery({ queryKey, queryFn: () => withSession(() => read(client)), ...options });
}
