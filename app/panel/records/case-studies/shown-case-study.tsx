import { useDeferredValue, useMemo } from "react";
import { caseStudies } from "~/content/case-studies.ts";
import { type ImageContext, ownPicture, resolveImage } from "~/data/pictures/images.ts";
import { caseStudy } from "~/data/records/reshape.ts";
import { caseStudyHead } from "~/head/record-head.ts";
import { usePreviewImages } from "~/panel/records/preview/use-preview-images.ts";
import { noRelations } from "~/panel/records/relations/relations-form.ts";
import { SearchPreview } from "~/panel/records/relations/search-preview.tsx";
import { type CaseStudyForm, caseStudyForm } from "./case-study-form.ts";

export function shownCaseStudy(form: CaseStudyForm, images: ImageContext) {
  const { publication } = form;
  const now = new Date().toISOString();
  const row = {
    content: "",
    image_url: null,
    youtube_url: null,
    film: null,
    gallery_images: null,
    ...noRelations,
    ...caseStudyForm.toValues(form, true),
    id: 0,
    created_at: now,
    updated_at: now,
    published_at: publication.mode === "at" ? publication.at : now,
  };
  return caseStudy(row, images);
}

export function CaseStudySearchPreview({ form }: { form: CaseStudyForm }) {
  const images = usePreviewImages();
  const deferred = useDeferredValue(form);
  const study = useMemo(() => shownCaseStudy(deferred, images), [deferred, images]);
  const own = ownPicture(deferred.imageUrl, images);
  const picture = resolveImage(deferred.shareImage || own, images);
  return (
    <SearchPreview
      head={caseStudyHead(study)}
      picture={picture?.src ?? null}
      label={caseStudies.title}
    />
  );
}
