import { useMutation } from "@tanstack/react-query";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button, buttonLook } from "~/ui/button.tsx";
import { cx } from "~/ui/cx.ts";
import { Field } from "~/ui/field.tsx";
import { LibraryChoice } from "./library-choice.tsx";
import { PictureDescription } from "./picture-description.tsx";
import { Thumbnail } from "./thumbnail.tsx";
import { FileButton } from "./upload/file-button.tsx";
import { FileDrop } from "./upload/file-drop.tsx";
import type { StorePictures } from "./upload/use-picture-upload.ts";
import { media } from "./words.ts";

type Props = {
  label: string;
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (url: string) => void;
  onUpload: StorePictures;
};

export function PictureInput({ label, value, error, disabled, onChange, onUpload }: Props) {
  const { mutate, isPending: busy } = useMutation({
    mutationFn: (file: File) => onUpload([file], (url) => url && onChange(url)),
  });
  const store = ([file]: File[]) => file && mutate(file);

  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{label}</legend>
      <FileDrop
        disabled={busy || disabled}
        onFiles={store}
        className="grid gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <Thumbnail src={value} />
        <div className="grid content-start gap-3">
          <Field
            label={media.address}
            value={value}
            error={error}
            inputMode="url"
            hint={media.addressHint}
            onChange={(event) => onChange(withoutInvisible(event.target.value))}
          />
          <div className="flex flex-wrap gap-3">
            <FileButton
              label={`${label}: ${media.choose}`}
              className={cx(
                buttonLook({ variant: "secondary", size: "sm" }),
                busy && "cursor-progress text-muted",
              )}
              disabled={busy || disabled}
              onFiles={store}
            >
              {busy ? media.optimising : value ? media.replace : media.choose}
            </FileButton>
            <LibraryChoice
              disabled={busy || disabled}
              onChoose={([picture]) => picture && onChange(picture.address)}
            />
            {value && (
              <Button variant="ghost" onClick={() => onChange("")}>
                {media.remove}
              </Button>
            )}
            <span className="self-center text-muted text-sm max-lg:hidden">{media.drop}</span>
          </div>
          <PictureDescription address={value} />
        </div>
      </FileDrop>
    </fieldset>
  );
}
