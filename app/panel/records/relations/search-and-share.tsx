import { type ReactNode, useState } from "react";
import { PictureInput } from "~/panel/pictures/picture-input.tsx";
import type { StorePictures } from "~/panel/pictures/upload/use-picture-upload.ts";
import { LONGEST } from "~/panel/records/form-rules.ts";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { LazyPreview } from "~/panel/records/preview/record-preview.tsx";
import { relations as text } from "~/panel/records/words.ts";
import { Field } from "~/ui/field.tsx";
import type { RelationsForm } from "./relations-form.ts";

type Props = Pick<FieldsProps<RelationsForm>, "form" | "errors" | "uploading" | "edit"> & {
  store: StorePictures;
  children: ReactNode;
};

export function SearchAndShare({ form, errors, uploading, edit, store, children }: Props) {
  const [open, setOpen] = useState(false);
  const hasError = Boolean(errors.seoTitle || errors.seoDescription || errors.shareImage);
  return (
    <details
      open={open || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border border-line px-4 py-3"
    >
      <summary data-field="search-and-share" className="font-semibold">
        {text.searchAndShare}
      </summary>
      {(open || hasError) && (
        <div className="mt-4 mb-2 grid gap-6">
          <Field
            label={text.seoTitle}
            hint={text.seoTitleHint}
            value={form.seoTitle}
            error={errors.seoTitle}
            maxLength={LONGEST.seoTitle}
            onChange={(event) => edit({ seoTitle: event.target.value })}
          />
          <Field
            multiline
            label={text.seoDescription}
            hint={text.seoDescriptionHint}
            value={form.seoDescription}
            error={errors.seoDescription}
            maxLength={LONGEST.seoDescription}
            rows={3}
            onChange={(event) => edit({ seoDescription: event.target.value })}
          />
          <PictureInput
            label={text.shareImage}
            value={form.shareImage}
            error={errors.shareImage}
            disabled={uploading}
            onChange={(shareImage) => edit({ shareImage })}
            onUpload={store}
          />
          <LazyPreview>{children}</LazyPreview>
        </div>
      )}
    </details>
  );
}
