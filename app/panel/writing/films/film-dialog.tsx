import { type SubmitEvent, useId, useState } from "react";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Progress } from "~/panel/kit/ui/progress.tsx";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { altFromFileName } from "~/panel/writing/markdown/picture-markdown.ts";
import { withoutEmbedding } from "~/panel/writing/pasted-text.ts";
import { films as text } from "~/panel/writing/words.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";
import { webFilm } from "~/text/addresses/web-film.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Field } from "~/ui/field.tsx";
import { type Film, posterOf } from "./film-markdown.ts";
import { useFilmUpload } from "./use-film-upload.ts";

type Props = {
  film: Film;
  opener: Element;
  onDone: (film: Film) => void;
  onClose: () => void;
  onClosed: () => void;
};

/** By its address, or as a file, which is sent before the dialog closes. */
export function FilmDialog({ film, opener, onDone, onClose, onClosed }: Props) {
  const isStored = uploadedFilm(film.address) !== null;
  const [stored, setStored] = useState(isStored ? film.address : null);
  const [address, setAddress] = useState(isStored ? "" : film.address);
  const [words, setWords] = useState(film.words);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useFilmUpload();
  const [returned, setReturned] = useState(false);
  const formId = useId();
  const isSending = upload.sent !== null;

  function done(address: string, words: string) {
    onDone({ words, address });
    onClose();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || upload.reading) return;
    if (upload.film) {
      const own = words.trim() || altFromFileName(upload.film.name, text.title);
      const sent = await upload.send(upload.film);
      if (sent) done(sent, own);
      return;
    }
    if (stored) return done(stored, words.trim() || text.title);
    const found = webFilm(withoutEmbedding(address));
    if (found) return done(found.href, words.trim());
    setProblem(address.trim() === "" ? text.noAddress : text.badAddress);
    document.querySelector<HTMLElement>(`[id="${formId}-address"]`)?.focus();
  }

  async function choose(file: File) {
    setProblem(null);
    if (await upload.choose(file)) setStored(null);
  }

  function close() {
    upload.stop();
    onClose();
  }

  const poster = upload.film?.posterUrl ?? (stored && posterOf({ words: "", address: stored }));
  return (
    <Modal
      open
      title={text.title}
      opener={opener}
      onClose={close}
      onClosed={onClosed}
      footer={
        <>
          <Button type="submit" form={formId} size="sm" disabled={isSending || upload.reading}>
            {film.address ? text.change : text.insert}
          </Button>
          <Button variant="secondary" size="sm" onClick={close}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {poster ? (
          <div className="grid gap-3">
            <img
              src={poster}
              alt=""
              className="aspect-video w-full border border-line bg-bg object-contain"
            />
            {upload.film && (
              <p className="text-sm text-text-2 [overflow-wrap:anywhere]">
                {text.chosen(upload.film.name, upload.film.file.size)}
              </p>
            )}
          </div>
        ) : (
          <Field
            id={`${formId}-address`}
            label={text.address}
            value={address}
            hint={text.addressHint}
            error={problem}
            // The button that brought it back is gone.
            ref={returned ? focus : undefined}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              setAddress(event.target.value);
              setProblem(null);
            }}
          />
        )}
        {isSending && upload.film ? (
          <Progress
            label={text.sending}
            done={upload.sent ?? 0}
            total={upload.film.file.size}
            said={text.sent(upload.sent ?? 0, upload.film.file.size)}
          />
        ) : (
          <div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <FileButton
                accept="video/mp4,video/webm,.mp4,.m4v,.webm"
                disabled={upload.reading}
                className={cx(buttonLook({ variant: "secondary", size: "sm" }), "cursor-pointer")}
                onFiles={([file]) => file && choose(file)}
              >
                {poster ? text.otherFile : text.upload}
              </FileButton>
              {poster && (
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={() => {
                    upload.forget();
                    setStored(null);
                    setReturned(true);
                  }}
                >
                  {text.byAddress}
                </Button>
              )}
            </div>
            <p className="mt-2 text-muted text-sm">{text.fileHint}</p>
          </div>
        )}
        <p role="status" className="text-sm text-text-2 empty:hidden">
          {upload.reading && text.reading}
        </p>
        <p role="alert" className="font-medium text-danger text-sm empty:hidden">
          {upload.problem}
        </p>
        <Field
          label={text.caption}
          value={words}
          hint={text.captionHint}
          autoComplete="off"
          disabled={isSending}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </Modal>
  );
}

function focus(input: HTMLInputElement | null) {
  input?.focus();
}
