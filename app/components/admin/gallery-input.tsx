import { arrayMove } from "@dnd-kit/sortable";
import { type ChangeEvent, useRef, useState } from "react";
import { Button, buttonLook } from "~/components/ui/button.tsx";
import { media } from "~/content/admin.ts";
import { cx } from "~/lib/cx.ts";
import { BinIcon } from "./icons.tsx";
import { Thumbnail } from "./picture-input.tsx";
import { SortableItem, SortableList } from "./sortable-list.tsx";

type Props = {
  label: string;
  value: readonly string[];
  error?: string | undefined;
  /** Another upload is under way. */
  disabled?: boolean;
  onChange: (urls: string[]) => void;
  /** Stores the files one by one; `onUploaded` hears of each that is there. */
  onUpload: (files: File[], onUploaded: (url: string, done: number) => void) => Promise<void>;
};

/** The pictures of a gallery, in their order. Removing takes a picture off the list only. */
export function GalleryInput({ label, value, error, disabled, onChange, onUpload }: Props) {
  // The list may be put in order while files are on their way.
  const latest = useRef(value);
  latest.current = value;
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    event.target.value = "";
    if (files.length === 0) return;
    setProgress({ done: 0, all: files.length });
    await onUpload(files, (url, done) => {
      onChange([...latest.current, url]);
      setProgress({ done, all: files.length });
    });
    setProgress(null);
  }

  // An address may stand in the list twice; its place makes it an identity of its own.
  const ids = value.map(
    (url, at) => `${value.slice(0, at).filter((u) => u === url).length}:${url}`,
  );
  return (
    <fieldset>
      <legend className="label mb-3 text-text-2">{label}</legend>
      {value.length === 0 ? (
        <p className="text-muted text-sm">{media.gallery.empty}</p>
      ) : (
        <SortableList
          ids={ids}
          layout="grid"
          className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4"
          onMove={(from, to) => onChange(arrayMove([...value], from, to))}
        >
          {(id, at) => (
            <SortableItem
              key={id}
              id={id}
              label={`${media.gallery.position(at + 1, value.length)}. ${media.gallery.drag}`}
              className="bg-bg"
            >
              {(grip) => (
                <>
                  <Thumbnail src={value[at] ?? ""} />
                  <div className="flex items-center justify-between">
                    {grip}
                    <span className="label text-muted">
                      {at + 1}/{value.length}
                    </span>
                    <Button
                      variant="ghost"
                      aria-label={`${media.gallery.remove}: ${media.gallery.position(at + 1, value.length)}`}
                      className="w-10"
                      onClick={() => onChange(value.filter((_, place) => place !== at))}
                    >
                      <BinIcon />
                    </Button>
                  </div>
                </>
              )}
            </SortableItem>
          )}
        </SortableList>
      )}
      {error && <p className="mt-2 font-medium text-danger text-sm">{error}</p>}
      <label
        className={cx(
          buttonLook({ variant: "secondary", size: "sm" }),
          "mt-4 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3",
          progress && "cursor-progress text-muted",
        )}
      >
        {progress
          ? `${media.optimising} ${media.progress(progress.done, progress.all)}`
          : media.chooseMany}
        <input
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          disabled={progress !== null || disabled}
          aria-label={`${label}: ${media.chooseMany}`}
          onChange={choose}
        />
      </label>
    </fieldset>
  );
}
