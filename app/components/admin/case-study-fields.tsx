import { Field } from "~/components/ui/field.tsx";
import { toastError, toastSuccess } from "~/components/ui/toast.ts";
import { caseStudies, media } from "~/content/admin.ts";
import type { CaseStudyForm } from "~/data/admin/case-study-form.ts";
import { caseStudySlug, slugFollows } from "~/lib/slug.ts";
import { GalleryInput } from "./gallery-input.tsx";
import { MarkdownInput } from "./markdown-input.tsx";
import { PictureInput } from "./picture-input.tsx";
import { PublicationField } from "./publication-field.tsx";
import type { FieldsProps } from "./record-kind.ts";
import { SlugField } from "./slug-field.tsx";
import { GALLERY_BOUNDS, MAIN_BOUNDS, usePictureUpload } from "./use-picture-upload.ts";

const { fields: text, messages } = caseStudies;
const lines = ["client", "industry"] as const;
const sections = ["projectSummary", "process", "results", "conclusions", "finalSummary"] as const;

export function CaseStudyFields(props: FieldsProps<CaseStudyForm>) {
  const { form, errors, isNew, uploading, edit, upload } = props;
  const { single, several } = usePictureUpload();

  async function storeGallery(files: File[], onUploaded: (url: string, done: number) => void) {
    const failed = await upload(() =>
      several(files, { folder: "case-studies/gallery", bounds: GALLERY_BOUNDS }, onUploaded),
    );
    if (failed.length < files.length) toastSuccess(messages.galleryOptimised);
    if (failed.length > 0) {
      const named = failed.map(({ file, reason }) => `${file.name} – ${reason}`).join("; ");
      toastError(messages.uploadFailed(named));
    }
  }

  return (
    <>
      <Field
        label={text.title}
        value={form.title}
        error={errors.title}
        required
        onChange={(event) => {
          const title = event.target.value;
          edit({
            title,
            ...(isNew && slugFollows(form, caseStudySlug) && { slug: caseStudySlug(title) }),
          });
        }}
      />
      <SlugField
        label={text.slug}
        hint={text.slugHint}
        base="/case-studies"
        value={form.slug}
        error={errors.slug}
        onChange={(slug) => edit({ slug })}
      />
      <div className="grid gap-7 sm:grid-cols-2">
        {lines.map((name) => (
          <Field
            key={name}
            label={text[name]}
            value={form[name]}
            error={errors[name]}
            required
            onChange={(event) => edit({ [name]: event.target.value })}
          />
        ))}
      </div>
      <Field
        multiline
        label={text.summary}
        value={form.summary}
        error={errors.summary}
        rows={3}
        required
        onChange={(event) => edit({ summary: event.target.value })}
      />
      {sections.map((name) => (
        <MarkdownInput
          key={name}
          label={text[name]}
          value={form[name]}
          error={errors[name]}
          rows={6}
          onChange={(value) => edit({ [name]: value })}
        />
      ))}
      <Field
        label={text.youtube}
        value={form.youtubeUrl}
        error={errors.youtubeUrl}
        inputMode="url"
        placeholder={media.youtubeExample}
        onChange={(event) => edit({ youtubeUrl: event.target.value })}
      />
      <PictureInput
        label={text.image}
        value={form.imageUrl}
        error={errors.imageUrl}
        disabled={uploading}
        onChange={(imageUrl) => edit({ imageUrl })}
        onUpload={(file) =>
          upload(() =>
            single(
              file,
              { folder: "case-studies", bounds: MAIN_BOUNDS },
              { ...messages, uploaded: messages.optimised },
            ),
          )
        }
      />
      <GalleryInput
        label={text.gallery}
        value={form.gallery}
        error={errors.gallery}
        disabled={uploading}
        onChange={(gallery) => edit({ gallery })}
        onUpload={storeGallery}
      />
      <PublicationField
        value={form.publication}
        error={errors.publication}
        onChange={(publication) => edit({ publication })}
      />
    </>
  );
}
