import { useRef, useState } from "react";
import type { Picture, PictureText } from "~/panel/data/picture-library.ts";
import { withoutControls } from "~/text/invisible.ts";
import { Field } from "~/ui/field.tsx";
import { isFileName } from "./file-name.ts";
import { isUndescribed, useDescribePicture, usePicture } from "./queries.ts";
import { pictures as text } from "./words.ts";

/** The longest line that the database takes. */
const LONGEST = 500;
const PAUSE = 600;

type Props = {
  address: string;
  compact?: boolean;
};

export function PictureDescription({ address, compact = false }: Props) {
  const picture = usePicture(address);
  return picture ? (
    <DescriptionField key={picture.path} picture={picture} compact={compact} />
  ) : null;
}

export function DescriptionField({
  picture,
  compact = false,
}: {
  picture: Picture;
  compact?: boolean;
}) {
  const line = useSavedLine(picture, "description");
  const describe = useDescribePicture(picture.path);
  return (
    <div className="grid gap-2">
      <Field
        label={text.description}
        hint={compact ? undefined : text.descriptionHint}
        maxLength={LONGEST}
        placeholder={picture.decorative ? "" : text.descriptionExample}
        disabled={picture.decorative}
        {...line}
      />
      <label className="flex min-h-8 items-center gap-2 text-sm text-text-2">
        <input
          type="checkbox"
          checked={picture.decorative}
          onChange={({ target }) => describe({ decorative: target.checked })}
          className="size-4 shrink-0 accent-accent"
        />
        {text.decorative}
      </label>
      {!picture.decorative && isFileName(line.value, picture.file_name) ? (
        <p className="text-accent text-sm">{text.onlyFileName}</p>
      ) : (
        isUndescribed(picture) &&
        line.value === "" && <p className="text-accent text-sm">{text.undescribed}</p>
      )}
    </div>
  );
}

type Line = "description" | "caption" | "author";

export function useSavedLine(picture: Picture, name: Line) {
  const describe = useDescribePicture(picture.path);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState<string | null>(null);
  // The picture shows a change before its save has succeeded.
  const saving = useRef(Promise.resolve(true));

  function save(value: string): Promise<boolean> {
    clearTimeout(timer.current);
    const line = withoutControls(value).trim();
    if (line === picture[name]) return saving.current;
    const changes: Partial<PictureText> = { [name]: line };
    saving.current = describe(changes);
    return saving.current;
  }

  return {
    value: typed ?? picture[name],
    onChange({ target }: { target: { value: string } }) {
      const { value } = target;
      setTyped(value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(value), PAUSE);
    },
    async onBlur() {
      if (typed === null || !(await save(typed))) return;
      // From now on the field shows what is stored, which may be changed elsewhere.
      setTyped((now) => (now === typed ? null : now));
    },
  };
}
