import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { useSession } from "~/panel/access/session.tsx";
import { sendImportFiles, startImport } from "~/panel/data/transfer/import-server.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Progress } from "~/panel/kit/ui/progress.tsx";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { useAskBeforeUnload } from "~/panel/kit/ui/use-ask-before-unload.ts";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Field } from "~/ui/field.tsx";
import { refusalText } from "./queries.ts";
import { transfer } from "./words.ts";

const { form: text } = transfer;

const isExport = /\.(xml|json|zip)$/i;
const isArchive = /\.(zip|tar|tgz|tar\.gz)$/i;

/** Sends the files, and starts the trial that says what would come. */
export function FileForm({ largest }: { largest: number }) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [pictures, setPictures] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const isSending = sent !== null;
  const blocker = useBlocker(isSending);
  useAskBeforeUnload(isSending);

  const takesPictures = file !== null && !/\.zip$/i.test(file.name);
  const files = [file, takesPictures ? pictures : null].filter((one) => one !== null);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);

  function choose(chosen: File, pattern: RegExp, take: (file: File) => void) {
    const name = chosen.name;
    if (!pattern.test(name)) setProblem(text.wrongType);
    else if (chosen.size === 0) setProblem(text.empty);
    else if (chosen.size > largest) setProblem(text.tooLarge(largest));
    else {
      setProblem(null);
      take(chosen);
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const from = String(new FormData(event.currentTarget).get("from") ?? "").trim();
    if (!file) return setProblem(text.noFile);
    setProblem(null);
    setSent(0);
    sending.current = new AbortController();
    const { signal } = sending.current;
    try {
      await withSession(async () => {
        const folder = await sendImportFiles(client, { files, onProgress: setSent, signal });
        const options = { pages: false, types: [], allPictures: false, fetch: false, from };
        await startImport(client, "trial", folder, options);
      });
      await queries.invalidateQueries({ queryKey: ["import-runs"] });
    } catch (error) {
      if (!signal.aborted) setProblem(refusalText(error));
    } finally {
      setSent(null);
    }
  }

  return (
    <SettingsSection title={text.title}>
      <form onSubmit={submit} noValidate className="grid w-full gap-6">
        <ul className="grid list-disc gap-2 pl-5 text-text-2">
          {text.kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <ChosenFile
          label={text.file}
          choose={text.choose}
          accept=".xml,.json,.zip"
          file={file}
          disabled={sent !== null}
          onFile={(chosen) => choose(chosen, isExport, setFile)}
        />
        {takesPictures && (
          <ChosenFile
            label={text.pictures}
            hint={text.picturesHint}
            choose={text.choosePictures}
            accept=".zip,.tar,.tgz,.gz"
            file={pictures}
            disabled={sent !== null}
            onFile={(chosen) => choose(chosen, isArchive, setPictures)}
            onRemove={() => setPictures(null)}
          />
        )}
        <Field
          label={text.from}
          name="from"
          type="url"
          hint={text.fromHint}
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          disabled={sent !== null}
        />
        {problem && (
          <p role="alert" className="font-medium text-danger">
            {problem}
          </p>
        )}
        {sent === null ? (
          <Button type="submit" className="justify-self-start">
            {text.check}
          </Button>
        ) : (
          <Progress label={text.sending} done={sent} total={bytes} said={text.sent(sent, bytes)}>
            <Button variant="secondary" size="sm" onClick={() => sending.current?.abort()}>
              {text.cancel}
            </Button>
          </Progress>
        )}
      </form>
      <Confirm
        open={blocker.state === "blocked"}
        title={text.leaveTitle}
        description={text.leaveText}
        onClose={() => blocker.reset?.()}
      >
        <Button onClick={() => blocker.reset?.()}>{text.stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {text.leave}
        </Button>
      </Confirm>
    </SettingsSection>
  );
}

type ChosenProps = {
  label: string;
  hint?: string;
  choose: string;
  accept: string;
  file: File | null;
  disabled: boolean;
  onFile: (file: File) => void;
  onRemove?: () => void;
};

function ChosenFile({ label, hint, choose, accept, file, ...rest }: ChosenProps) {
  const { disabled, onFile, onRemove } = rest;
  const id = useId();
  return (
    <div>
      <p id={id} className="label mb-2 text-text-2">
        {label}
      </p>
      {hint && <p className="mb-3 text-muted text-sm">{hint}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={accept}
          disabled={disabled}
          className={cx(buttonLook({ variant: "secondary", size: "sm" }), "cursor-pointer")}
          onFiles={([chosen]) => chosen && onFile(chosen)}
        >
          {file ? text.other : choose}
        </FileButton>
        {file && (
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {file.name} <span className="text-text-2">({transfer.size(file.size)})</span>
          </span>
        )}
        {file && onRemove && (
          <Button variant="ghost" size="sm" disabled={disabled} onClick={onRemove}>
            {text.without}
          </Button>
        )}
      </div>
    </div>
  );
}
