import { useQueryClient } from "@tanstack/react-query";
import { redirects as text } from "~/content/admin/redirects.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { listMissingAddresses, listRedirects } from "~/panel/data/redirects.ts";

const key = ["redirects"] as const;

export function useRedirects() {
  return useRead(key, listRedirects, { meta: { failed: text.listFailed } });
}

export function useMissingAddresses() {
  return useRead(["missing-addresses"], listMissingAddresses, { refetchOnMount: "always" });
}

export function useRedirectsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
