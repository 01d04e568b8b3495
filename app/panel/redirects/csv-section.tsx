import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { type Redirect, writeRedirects } from "~/panel/data/redirects.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { saveFile } from "~/panel/kit/save-file.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { toastError, toastInfo, toastSuccess } from "~/ui/toast.ts";
import { type ReadCsv, type Refused, readCsv, writeCsv } from "./redirects-csv.ts";
import { redirects } from "./words.ts";

const { csv: text } = redirects;

/** Many times the list of a site with thousands of posts. */
const MAX_BYTES = 32 * 1024 * 1024;
const SHOWN_PROBLEMS = 8;

type Props = { stored: readonly Redirect[]; onChange: () => Promise<void> };

export function CsvSection({ stored, onChange }: Props) {
  const { client, withSession } = useSession();
  const [file, setFile] = useState<ReadCsv | null>(null);
  const [written, setWritten] = useState(0);
  const [writing, setWriting] = useState<AbortController | null>(null);
  const [isStopping, setIsStopping] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (rows: ReadCsv["rows"]) => {
      const controller = new AbortController();
      setWriting(controller);
      setIsStopping(false);
      setWritten(0);
      return withSession(() => writeRedirects(client, rows, setWritten, controller.signal));
    },
    onSuccess: (count, rows) => {
      setFile(null);
      if (count < rows.length) toastInfo(text.stopped(count, rows.length));
      else toastSuccess(text.loaded(count));
    },
    onError: (error) => toastError(text.failed(problemText(error))),
    onSettled: onChange,
  });
  const { added, changed, same } = compare(stored, file?.rows ?? []);
  const news = [...added, ...changed];

  /** While it is written, the question stays until the present portion is done. */
  function close() {
    if (!isPending) return setFile(null);
    writing?.abort();
    setIsStopping(true);
  }

  async function choose(chosen: File) {
    if (chosen.size > MAX_BYTES) return toastError(text.tooLarge);
    try {
      setFile(readCsv(await chosen.arrayBuffer(), location.origin));
    } catch (error) {
      console.error(error);
      toastError(text.unreadable);
    }
  }

  return (
    <SettingsSection title={text.title}>
      <p className="text-text-2">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        <FileButton
          accept=".csv,text/csv,text/plain"
          className={cx(buttonLook({ variant: "secondary", size: "sm" }), "cursor-pointer")}
          onFiles={([chosen]) => chosen && choose(chosen)}
        >
          {text.upload}
        </FileButton>
        {stored.length > 0 && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(text.file, writeCsv(stored), "text/csv")}
          >
            {text.download}
          </Button>
        )}
      </div>
      <Confirm
        open={file !== null}
        onClose={close}
        title={text.confirmTitle}
        description={text.summary(added.length, changed.length, same)}
        details={file && file.refused.length > 0 && <RefusedLines lines={file.refused} />}
      >
        <Button size="sm" variant="secondary" disabled={isPending && isStopping} onClick={close}>
          {isPending ? (isStopping ? text.stopping : text.stop) : text.cancel}
        </Button>
        {news.length > 0 && (
          <Button size="sm" disabled={isPending} onClick={() => mutate(news)}>
            {isPending ? text.loading(written, news.length) : text.load}
          </Button>
        )}
      </Confirm>
    </SettingsSection>
  );
}

function RefusedLines({ lines }: { lines: readonly Refused[] }) {
  const more = lines.length - SHOWN_PROBLEMS;
  return (
    <div className="mt-4 border-accent border-l-2 pl-4">
      <p>{text.refused(lines.length)}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        {lines.slice(0, SHOWN_PROBLEMS).map(({ line, reason }) => (
          <li key={line}>{text.line(line, text.reasons[reason])}</li>
        ))}
        {more > 0 && <li>{text.andMore(more)}</li>}
      </ul>
    </div>
  );
}

function compare(stored: readonly Redirect[], rows: ReadCsv["rows"]) {
  const known = new Map(stored.map((row) => [row.from_address, row]));
  const added = rows.filter((row) => !known.has(row.from_address));
  const changed = rows.filter((row) => {
    const before = known.get(row.from_address);
    return before && (before.to_address !== row.to_address || before.kind !== row.kind);
  });
  return { added, changed, same: rows.length - added.length - changed.length };
}
