import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import { redirects } from "~/content/admin/redirects.ts";
import { useSession } from "~/panel/access/session.tsx";
import { type Redirect, writeRedirects } from "~/panel/data/redirects.ts";
import { problemText } from "~/panel/kit/problem-text.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { type ReadCsv, readCsv, type Skipped, writeCsv } from "./redirects-csv.ts";

const { csv: text } = redirects;

const MAX_BYTES = 5 * 1024 * 1024;
const SHOWN_PROBLEMS = 8;

type Props = { stored: readonly Redirect[]; onChange: () => Promise<void> };

export function CsvSection({ stored, onChange }: Props) {
  const { client, withSession } = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<ReadCsv | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (rows: ReadCsv["rows"]) => withSession(() => writeRedirects(client, rows)),
    onSuccess: (_, rows) => {
      setFile(null);
      toastSuccess(text.loaded(rows.length));
    },
    onError: (error) => toastError(text.failed(problemText(error))),
    onSettled: onChange,
  });
  const { added, changed, same } = compare(stored, file?.rows ?? []);
  const news = [...added, ...changed];

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? [];
    if (!chosen) return;
    if (chosen.size > MAX_BYTES) toastError(text.tooLarge);
    else {
      try {
        setFile(readCsv(decode(await chosen.arrayBuffer()), location.origin));
      } catch (error) {
        console.error(error);
        toastError(text.unreadable);
      }
    }
    // So that the same file can be chosen again.
    if (picker.current) picker.current.value = "";
  }

  return (
    <SettingsSection title={text.title}>
      <p className="text-text-2">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => picker.current?.click()}>
          {text.upload}
        </Button>
        {stored.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => download(writeCsv(stored))}>
            {text.download}
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={text.upload}
        tabIndex={-1}
        className="sr-only"
        onChange={choose}
      />
      <Confirm
        open={file !== null}
        onClose={() => setFile(null)}
        title={text.confirmTitle}
        description={text.summary(added.length, changed.length, same)}
        details={file && file.skipped.length > 0 && <SkippedLines lines={file.skipped} />}
      >
        <Button size="sm" variant="secondary" onClick={() => setFile(null)}>
          {text.cancel}
        </Button>
        {news.length > 0 && (
          <Button size="sm" disabled={isPending} onClick={() => mutate(news)}>
            {isPending ? text.loading : text.load}
          </Button>
        )}
      </Confirm>
    </SettingsSection>
  );
}

function SkippedLines({ lines }: { lines: readonly Skipped[] }) {
  const more = lines.length - SHOWN_PROBLEMS;
  return (
    <div className="mt-4 border-accent border-l-2 pl-4">
      <p>{text.skipped(lines.length)}</p>
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

/** Excel in Poland may save in the encoding of older Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

function download(content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = text.file;
  link.click();
  URL.revokeObjectURL(url);
}
