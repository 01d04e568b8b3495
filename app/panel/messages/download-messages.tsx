import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSession } from "~/panel/access/session.tsx";
import { exportMessages, type MessageFilter } from "~/panel/data/messages.ts";
import { formatSortable } from "~/panel/kit/moments.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { saveFile } from "~/panel/kit/save-file.ts";
import { privacyLogKey } from "~/panel/personal-data/privacy-log.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { messages } from "./words.ts";

const { csv: text } = messages;

type Props = { filter: MessageFilter; total: number };

export function DownloadMessages({ filter, total }: Props) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [rows, { messagesCsv }] = await Promise.all([
        withSession(() => exportMessages(client, filter)),
        import("./messages-csv.ts"),
      ]);
      saveFile(text.file(formatSortable(new Date()).slice(0, 10)), messagesCsv(rows), "text/csv");
      return rows.length;
    },
    onSuccess: (count) => toastSuccess(text.done(count)),
    onError: (error) => toastError(text.failed(problemText(error))),
    onSettled: () => queries.invalidateQueries({ queryKey: privacyLogKey }),
  });
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t pt-6">
      <Button variant="secondary" size="sm" disabled={isPending} onClick={() => mutate()}>
        {isPending ? text.downloading : text.download}
      </Button>
      <p className="max-w-prose flex-1 basis-72 text-muted text-sm">{text.hint(total)}</p>
    </div>
  );
}
