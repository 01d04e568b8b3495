import { useQuery } from "@tanstack/react-query";
import { readAttention } from "~/panel/data/messages.ts";
import { countUndescribed } from "~/panel/data/picture-library.ts";
import { every } from "./query-client.ts";
import { useSession } from "./session.tsx";

export const attentionKey = ["attention"] as const;

export function useAttention() {
  const { client, whileSignedIn } = useSession();
  const { data } = useQuery({
    queryKey: attentionKey,
    queryFn: () =>
      whileSignedIn(async () => {
        const [found, undescribed] = await Promise.all([
          readAttention(client),
          countUndescribed(client),
        ]);
        return { ...found, undescribed };
      }),
    refetchInterval: every(50_000),
    refetchOnMount: "always",
  });
  return data ?? null;
}
