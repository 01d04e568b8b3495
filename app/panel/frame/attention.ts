import { useQuery } from "@tanstack/react-query";
import { readAttention } from "~/panel/data/messages.ts";
import { countUndescribed } from "~/panel/data/pictures.ts";
import { useSession } from "~/panel/session/session.tsx";

export const attentionKey = ["attention"] as const;

export function useAttention() {
  const { client } = useSession();
  const { data } = useQuery({
    queryKey: attentionKey,
    // Does not ask for a sign-in: that would interrupt whatever is done on the screen.
    queryFn: async () => {
      const [found, undescribed] = await Promise.all([
        readAttention(client),
        countUndescribed(client),
      ]);
      return { ...found, undescribed };
    },
    refetchInterval: 50_000,
    refetchOnMount: "always",
  });
  return data ?? null;
}
