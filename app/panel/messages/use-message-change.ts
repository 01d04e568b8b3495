import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { attentionKey } from "~/panel/access/attention.ts";
import { useSession } from "~/panel/access/session.tsx";
import { type HandlingOutcome, messagesKey } from "~/panel/data/messages.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { messages as text } from "./words.ts";

type Change = { call: () => Promise<HandlingOutcome>; done: string; onDone?: () => void };

export function useMessageChange(id: number, onSettled: (isConflict: boolean) => void) {
  const { withSession } = useSession();
  const queries = useQueryClient();
  const mutationKey = ["message", id];
  // Until the new version is read, another change would conflict with one's own.
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ call }: Change) => withSession(call),
    onSuccess: async (outcome, { done, onDone }) => {
      if (outcome === "done") {
        toastSuccess(done);
        onDone?.();
      } else if (outcome === "refused") toastError(text.actionFailed(text.refused));
      else if (outcome === "gone") toastError(text.missing);
      else toastError(text.conflict);
      onSettled(outcome === "conflict");
      await Promise.all([
        queries.invalidateQueries({ queryKey: messagesKey }),
        queries.invalidateQueries({ queryKey: attentionKey }),
      ]);
    },
    onError: (error) => toastError(text.actionFailed(problemText(error))),
  });
  return { mutate, isPending };
}
