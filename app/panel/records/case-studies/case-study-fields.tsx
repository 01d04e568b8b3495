import { lazy, useId } from "react";
import { applyChange } from "~/panel/editing/editor-state.ts";
import { PictureInput } from "~/panel/pictures/picture-input.tsx";
import {
  type StorePictures,
  usePictureUpload,
} from "~/panel/pictures/upload/use-picture-upload.ts";
import { media } from "~/panel/pictures/words.ts";
import { FirstLines } from "~/panel/records/editor/first-lines.tsx";
import { SlugField } from "~/panel/records/editor/slug-field.tsx";
import { TitleField } from "~/panel/records/editor/title-field.tsx";
import type { FieldsProps } from "~/panel/records/kind.ts";
import { PublicationField } from "~/panel/records/publication/publication-field.tsx";
import { SearchAndShare } from "~/panel/records/relations/search-and-share.tsx";
import { ServicesField } from "~/panel/records/relations/services-field.tsx";
import { caseStudies } from "~/panel/records/words.ts";
import { ChecksSection } from "~/panel/writing/checks/checks-section.tsx";
import { MarkdownInput } from "~/panel/writing/markdown-input.tsx";
import { WordHint } from "~/panel/writing/word-hint.tsx";
import { GALLERY_BOUNDS, MAIN_BOUNDS } from "~/picture-files/picture-limits.ts";
import { Field } from "~/ui/field.tsx";
import type { CaseStudyForm } from "./case-study-form.ts";
import { GalleryInput } from "./gallery-input.tsx";

const CaseStudySearchPreview = lazy(async () => ({
  default: (await import("./shown-case-study.tsx")).CaseStudySearchPreview,
}));

const { fields: labels, hints, messages } = caseStudies;
const { galleryOptimised } = messages;
const keeps = ["webp"] as const;
const main = { folder: "case-studies", bounds: MAIN_BOUNDS, keeps } as const;
const gallery = { folder: "case-studies/gallery", bounds: GALLERY_BOUNDS, keeps } as const;
const galleryMessages = {
  uploaded: galleryOptimised,
  optimised: galleryOptimised,
  uploadFailed: messages.galleryFailed,
};
const lines = ["client", "industry"] as const;
const sections = ["projectSummary", "process", "results", "conclusions", "finalSummary"] as const;

export function CaseStudyFields(props: FieldsProps<CaseStudyForm>) {
  const { form, errors, isNew, uploading, edit, upload } = props;
  const homeHintId = useId();
  const text = textsOf(props);
  const storePictures = usePictureUpload();
  const storeMain: StorePictures = (files, onStored) =>
    upload(() => storePictures(files, main, messages, onStored));
  const storeGallery: StorePictures = (files, onStored) =>
    upload(() => storePictures(files, gallery, galleryMessages, onStored));

  return (
    <>
      <FirstLines
        label={caseStudies.firstLines}
        lines={[form.title, form.slug && `/case-studies/${form.slug}`]}
        isNew={isNew}
        isWrong={Boolean(errors.title || errors.slug)}
      >
        <TitleField label={labels.title} {...props} />
        <SlugField label={labels.slug} hint={hints.slug} base="/case-studies" {...props} />
      </FirstLines>
      <CaseStudyTexts {...props} onPictures={storeMain} />
      <Field
        {...text("youtubeUrl")}
        data-field="film"
        inputMode="url"
        placeholder={media.youtubeExample}
      />
      {[form.youtubeUrl, form.chapters, form.transcript].some((value) => value.trim() !== "") && (
        <>
          <Field multiline {...text("chapters")} hint={hints.chapters} rows={4} />
          <Field multiline {...text("transcript")} rows={6} />
        </>
      )}
      <PictureInput
        label={labels.imageUrl}
        value={form.imageUrl}
        error={errors.imageUrl}
        disabled={uploading}
        onChange={(imageUrl) => edit({ imageUrl })}
        onUpload={storeMain}
      />
      <GalleryInput
        label={labels.gallery}
        value={form.gallery}
        error={errors.gallery}
        disabled={uploading}
        onChange={(change) => edit((current) => ({ gallery: change(current.gallery) }))}
        onUpload={storeGallery}
      />
      <ServicesField hint={hints.services} {...props} />
      <SearchAndShare {...props} store={storeMain}>
        <CaseStudySearchPreview form={form} />
      </SearchAndShare>
      <ChecksSection
        title={form.seoTitle || form.title}
        summary={{ text: form.seoDescription || form.summary, field: "summary" }}
        film={{ address: form.youtubeUrl, field: "film" }}
        texts={sections.map((name) => ({ name, value: form[name] }))}
        onChange={(name, value) => edit({ [name]: value })}
      />
      <div className="grid gap-7 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <label className="flex min-h-6 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              aria-describedby={homeHintId}
              checked={form.onHome}
              onChange={({ target }) => edit({ onHome: target.checked })}
              className="size-4 accent-accent"
            />
            {labels.onHome}
          </label>
          <p id={homeHintId} className="text-sm text-text-2">
            {hints.onHome}
          </p>
        </div>
        <Field {...text("position")} hint={hints.position} inputMode="numeric" />
      </div>
      <PublicationField {...props} />
    </>
  );
}

type TextsProps = Pick<FieldsProps<CaseStudyForm>, "form" | "errors" | "edit">;
type SectionsProps = TextsProps & { uploading: boolean; onPictures: StorePictures };

function textsOf({ form, errors, edit }: TextsProps) {
  type Name =
    | (typeof lines)[number]
    | "summary"
    | "youtubeUrl"
    | "chapters"
    | "transcript"
    | "position";
  return (name: Name) => ({
    label: labels[name],
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
  });
}

function CaseStudyTexts(props: SectionsProps) {
  const { form, errors, uploading, edit, onPictures } = props;
  const text = textsOf(props);
  return (
    <>
      <div className="grid gap-7 sm:grid-cols-2">
        {lines.map((name) => (
          <Field key={name} {...text(name)} required />
        ))}
      </div>
      <Field multiline {...text("summary")} data-field="summary" rows={3} required />
      <p className="max-w-prose text-sm text-text-2">{hints.sections}</p>
      <WordHint />
      {sections.map((name) => (
        <MarkdownInput
          key={name}
          name={name}
          label={labels[name]}
          value={form[name]}
          error={errors[name]}
          rows={6}
          required
          section={name === "results" ? "figures" : "text"}
          uploading={uploading}
          onPictures={onPictures}
          onChange={(change) => edit((form) => ({ [name]: applyChange(change, form[name]) }))}
        />
      ))}
    </>
  );
}
