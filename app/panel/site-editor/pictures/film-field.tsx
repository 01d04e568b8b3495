import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { backendAddress } from "~/panel/data/client.ts";
import { Progress } from "~/panel/kit/ui/progress.tsx";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import type { NewFilm } from "~/panel/writing/films/upload-film.ts";
import { useFilmUpload } from "~/panel/writing/films/use-film-upload.ts";
import { films } from "~/panel/writing/words.ts";
import { MAX_FILM_BYTES } from "~/picture-files/bucket-limits.ts";
import { uploadedFilm } from "~/text/addresses/uploaded-film.ts";
import { megabytes } from "~/text/numbers.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { filmWords as words } from "./words.ts";

type Props = {
  /** Undefined where nothing was chosen; "-" is none. */
  film: string | undefined;
  /** What there is when nothing was chosen. */
  otherwise: "own" | "moves" | "none";
  /** Opened by a button, with its sound, and not over the picture. */
  isReel?: boolean;
  onChange: (film: string | undefined, seconds: number | null) => void;
};

const MEGABYTE = 1024 * 1024;
const limits = {
  over: { seconds: 30, bytes: 8 * MEGABYTE },
  reel: { seconds: 180, bytes: MAX_FILM_BYTES },
} as const;
/** A background that weighs more is heavy. */
const HEAVY = 3 * MEGABYTE;
/** As for pictures: narrower ones are not sharp where a page shows them large. */
const NARROW = 1280;
/** What a phone gets on 4G, in bytes a second. */
const ON_4G = 1_100_000;

/** The film over a picture, or the one that its button opens. */
export function FilmField({ film, otherwise, isReel = false, onChange }: Props) {
  const title = useId();
  const upload = useFilmUpload();
  const limit = isReel ? limits.reel : limits.over;
  const isSending = upload.sent !== null;
  const isOwn = film === undefined && otherwise === "own";
  const isNone = film === "-" || (film === undefined && otherwise === "none");

  function refuse({ file, seconds }: NewFilm): string | null {
    if (seconds !== null && seconds > limit.seconds) return words.tooLong(seconds, limit.seconds);
    if (file.size > limit.bytes)
      return words.tooLarge(megabytes(file.size), megabytes(limit.bytes));
    return null;
  }

  async function store(file: File) {
    const ready = await upload.choose(file, refuse);
    const address = ready && (await upload.send(ready));
    const stored = address && uploadedFilm(address);
    if (stored) onChange(stored.path, ready.seconds);
  }

  return (
    <fieldset aria-labelledby={title} className="grid content-start gap-3">
      <p id={title} className="label text-text-2">
        {isReel ? words.reel : words.over}
      </p>
      {film && film !== "-" ? (
        <ChosenFilm film={film} isReel={isReel} />
      ) : (
        <p className="text-sm text-text-2">
          {isOwn ? words.isOwn : isNone ? (isReel ? words.isNoReel : words.isNone) : words.moves}
        </p>
      )}
      {isSending && upload.film ? (
        <Progress
          label={films.sending}
          done={upload.sent ?? 0}
          total={upload.film.file.size}
          said={films.sent(upload.sent ?? 0, upload.film.file.size)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept="video/mp4,video/webm,.mp4,.m4v,.webm"
            disabled={upload.reading}
            className={cx(buttonLook({ variant: "secondary", size: "sm" }), "cursor-pointer")}
            onFiles={([file]) => file && void store(file)}
          >
            {upload.reading ? words.reading : words.change}
          </FileButton>
          {!isNone && (
            <Button size="sm" variant="secondary" onClick={() => onChange("-", null)}>
              {words.none}
            </Button>
          )}
          {film !== undefined && otherwise === "own" && (
            <Button size="sm" variant="secondary" onClick={() => onChange(undefined, null)}>
              {words.restore}
            </Button>
          )}
        </div>
      )}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {upload.problem}
      </p>
      <p className="text-muted text-sm">
        {(isReel ? words.reelHint : words.overHint)(limit.seconds, megabytes(limit.bytes))}
      </p>
    </fieldset>
  );
}

/** What it weighs, and what that does to the page. */
function ChosenFilm({ film, isReel }: { film: string; isReel: boolean }) {
  const address = (backendAddress()?.url ?? "") + film;
  const { data: bytes } = useQuery({
    queryKey: ["film-size", address],
    queryFn: async () => {
      const answer = await fetch(address, { method: "HEAD" });
      return Number(answer.headers.get("content-length")) || null;
    },
  });
  const { width = 0, height = 0 } = uploadedFilm(film) ?? {};
  return (
    <>
      <video
        key={address}
        src={address}
        controls
        muted={!isReel}
        preload="metadata"
        className="max-h-[30svh] w-full bg-bg"
      />
      <p className="text-sm text-text-2">
        {bytes && `${words.weighs(megabytes(bytes), width, height)} `}
        {bytes && !isReel && words.after(Math.max(1, Math.round(bytes / ON_4G)))}
        {bytes && !isReel && bytes > HEAVY && ` ${words.heavy}`}
      </p>
      {width < NARROW && (
        <p role="status" className="border-accent border-l-2 pl-3 text-sm">
          {words.tooNarrow(width)}
        </p>
      )}
    </>
  );
}

export function sizeOf(bytes: number): string {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)}\u00a0kB` : megabytes(bytes);
}
