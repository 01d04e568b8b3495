import { useState } from "react";
import { BinIcon, LeftIcon, RightIcon } from "~/panel/kit/ui/icons.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import { LibraryChoice } from "~/panel/pictures/library-choice.tsx";
import { PictureDescription } from "~/panel/pictures/picture-description.tsx";
import { Thumbnail } from "~/panel/pictures/thumbnail.tsx";
import { FileButton } from "~/panel/pictures/upload/file-button.tsx";
import { FileDrop } from "~/panel/pictures/upload/file-drop.tsx";
import type { StorePictures } from "~/panel/pictures/upload/use-picture-upload.ts";
import { media } from "~/panel/pictures/words.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";

type Props = {
  label: string;
  value: readonly string[];
  error?: string | undefined;
  disabled?: boolean;
  /** A function of the list, since it may be changed while files are uploaded. */
  onChange: (change: (urls: readonly string[]) => string[]) => void;
  onUpload: StorePictures;
};

/** The pictures of a gallery, in their order. Removing takes a picture off the list only. */
export function GalleryInput({ label, value, error, disabled, onChange, onUpload }: Props) {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  async function store(files: File[]) {
    if (files.length === 0) return;
    setProgress({ done: 0, all: files.length });
    await onUpload(files, (url, at) => {
      if (url) onChange((urls) => [...urls, url]);
      setProgress({ done: at + 1, all: files.length });
    });
    setProgress(null);
  }

  // An address may stand in the list twice, so its count is part of the key.
  const ids = value.map(
    (url, at) => `${value.slice(0, at).filter((u) => u === url).length}:${url}`,
  );
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{label}</legend>
      <FileDrop disabled={progress !== null || disabled} onFiles={store}>
        {value.length === 0 ? (
          <p className="text-muted text-sm">{media.gallery.empty}</p>
        ) : (
          <ol className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
            {value.map((url, at) => (
              <GalleryItem
                key={ids[at]}
                url={url}
                at={at}
                all={value.length}
                onMove={(to) => onChange((urls) => moved(urls, at, to))}
                onRemove={() => onChange((urls) => urls.filter((_, place) => place !== at))}
              />
            ))}
          </ol>
        )}
        {error && <p className="mt-2 font-medium text-danger text-sm">{error}</p>}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <FileButton
            label={`${label}: ${media.chooseMany}`}
            className={cx(
              buttonLook({ variant: "secondary", size: "sm" }),
              progress && "cursor-progress text-muted",
            )}
            many
            disabled={progress !== null || disabled}
            onFiles={store}
          >
            {progress
              ? `${media.optimising} ${media.progress(progress.done, progress.all)}`
              : media.chooseMany}
          </FileButton>
          <LibraryChoice
            many
            disabled={progress !== null || disabled}
            onChoose={(chosen) =>
              onChange((urls) => [...urls, ...chosen.map(({ address }) => address)])
            }
          />
          <span className="text-muted text-sm max-lg:hidden">{media.dropMany}</span>
        </div>
      </FileDrop>
    </fieldset>
  );
}

type ItemProps = {
  url: string;
  at: number;
  all: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function GalleryItem({ url, at, all, onMove, onRemove }: ItemProps) {
  const text = media.gallery;
  const place = text.position(at + 1, all);
  return (
    <li className="bg-bg">
      <Thumbnail src={url} />
      <div className="flex items-center justify-between">
        <OrderButtons
          at={at}
          all={all}
          earlier={{ label: `${text.moveEarlier}: ${place}`, icon: <LeftIcon /> }}
          later={{ label: `${text.moveLater}: ${place}`, icon: <RightIcon /> }}
          onMove={onMove}
        />
        <span className="label text-muted">
          {at + 1}/{all}
        </span>
        <Button
          variant="ghost"
          aria-label={`${text.remove}: ${place}`}
          className="w-9"
          onClick={onRemove}
        >
          <BinIcon />
        </Button>
      </div>
      <PictureDescription address={url} compact />
    </li>
  );
}
