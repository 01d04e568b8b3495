import { useDeferredValue, useMemo } from "react";
import { caseStudyView } from "~/data/case-study-view.ts";
import { caseStudy } from "~/data/reshape.ts";
import { type CaseStudyForm, caseStudyValues } from "~/panel/data/case-study-form.ts";
import { PreviewScreens } from "~/panel/preview/preview-screens.tsx";
import { pictureAt } from "~/pictures.ts";
import { CaseStudyArticle } from "~/site/case-study/case-study-article.tsx";
import { CaseStudyCard } from "~/site/case-study/case-study-card.tsx";

const images = { backendUrl: "", picture: pictureAt };

/** The case study as visitors will see it: the public page and its card, on the texts as they stand. */
export function CaseStudyPreview({ form }: { form: CaseStudyForm }) {
  const deferred = useDeferredValue(form);
  const study = useMemo(() => readForm(deferred), [deferred]);
  return (
    <PreviewScreens
      card={<CaseStudyCard study={study} />}
      page={<CaseStudyArticle study={study} />}
    />
  );
}

function readForm(form: CaseStudyForm) {
  const { publication } = form;
  const row = {
    ...caseStudyValues(form, true),
    id: 0,
    published_at: publication.mode === "at" ? publication.at : new Date().toISOString(),
  };
  return caseStudyView(caseStudy(row, images), images);
}
