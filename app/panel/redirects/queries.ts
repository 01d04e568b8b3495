import { useQueryClient } from "@tanstack/react-query";
import { useRead } from "~/panel/access/use-read.ts";
import { listMissingAddresses, listRedirects } from "~/panel/data/redirects.ts";
import { redirects as text } from "./words.ts";

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
