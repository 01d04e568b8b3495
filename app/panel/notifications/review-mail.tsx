import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { saveReviewMail, wantsReviewMail } from "~/panel/data/notifications.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { SavedCheckbox, SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { notifications } from "./words.ts";

const text = notifications.review;
const key = ["review-mail"] as const;

/** Of the account alone, for everybody who may publish. */
export function ReviewMail() {
  const { client, account, withSession } = useSession();
  const queries = useQueryClient();
  const { data } = useRead(key, (asked) => wantsReviewMail(asked, account.id), {
    refetchOnMount: "always",
    meta: { failed: notifications.failed },
  });
  const save = useMutation({
    mutationFn: (wanted: boolean) => withSession(() => saveReviewMail(client, account.id, wanted)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: key });
      toastSuccess(notifications.saved);
    },
    onError: (error) => toastError(notifications.saveFailed(problemText(error))),
  });

  return (
    <SettingsSection title={text.title}>
      <SavedCheckbox
        label={text.label}
        hint={text.hint}
        checked={data ?? false}
        isSaving={save.isPending}
        onToggle={(wanted) => save.mutate(wanted)}
      />
    </SettingsSection>
  );
}
