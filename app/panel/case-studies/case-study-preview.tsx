import { useDeferredValue, useMemo } from "react";
import { caseStudyView } from "~/data/case-study-view.ts";
import type { ImageContext } from "~/data/pictures/images.ts";
import { caseStudy } from "~/data/reshape.ts";
import type { Row } from "~/panel/data/records.ts";
import { PreviewScreens } from "~/panel/preview/preview-screens.tsx";
import { usePreviewImages } from "~/panel/preview/use-preview-images.ts";
import { CaseStudyArticle } from "~/site/case-study/case-study-article.tsx";
import { CaseStudyCard } from "~/site/case-study/case-study-card.tsx";
import { type CaseStudyForm, caseStudyForm } from "./case-study-form.ts";

export function CaseStudyPreview({ form }: { form: CaseStudyForm }) {
  const images = usePreviewImages();
  const deferred = useDeferredValue(form);
  const study = useMemo(() => readForm(deferred, images), [deferred, images]);
  return (
    <PreviewScreens
      card={<CaseStudyCard study={study} />}
      page={<CaseStudyArticle study={study} />}
    />
  );
}

export function CaseStudyRowPreview({ row }: { row: Row<"case_studies"> }) {
  return <CaseStudyPreview form={caseStudyForm.fromRow(row)} />;
}

function readForm(form: CaseStudyForm, images: ImageContext) {
  const { publication } = form;
  const now = new Date().toISOString();
  const row = {
    ...{ content: "", image_url: null, youtube_url: null, film: null, gallery_images: null },
    ...caseStudyForm.toValues(form, true),
    ...{ id: 0, created_at: now, updated_at: now },
    published_at: publication.mode === "at" ? publication.at : now,
  };
  return caseStudyView(caseStudy(row, images), images);
}
