import { useDeferredValue, useMemo } from "react";
import { caseStudyView } from "~/data/records/case-study-view.ts";
import type { Row } from "~/panel/data/records/records.ts";
import { PreviewScreens } from "~/panel/records/preview/preview-screens.tsx";
import { usePreviewImages } from "~/panel/records/preview/use-preview-images.ts";
import { CaseStudyArticle } from "~/site/case-study/case-study-article.tsx";
import { CaseStudyCard } from "~/site/case-study/case-study-card.tsx";
import styles from "~/styles/case-study.css?url";
import { type CaseStudyForm, caseStudyForm } from "./case-study-form.ts";
import { shownCaseStudy } from "./shown-case-study.tsx";

export function CaseStudyPreview({ form }: { form: CaseStudyForm }) {
  const images = usePreviewImages();
  const deferred = useDeferredValue(form);
  const study = useMemo(
    () => caseStudyView(shownCaseStudy(deferred, images), images),
    [deferred, images],
  );
  return (
    <PreviewScreens
      card={<CaseStudyCard study={study} />}
      page={
        <>
          <link rel="stylesheet" href={styles} precedence="page" />
          <CaseStudyArticle study={study} />
        </>
      }
    />
  );
}

export function CaseStudyRowPreview({ row }: { row: Row<"case_studies"> }) {
  return <CaseStudyPreview form={caseStudyForm.fromRow(row)} />;
}
