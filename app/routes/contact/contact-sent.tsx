import { common } from "~/content/common.ts";
import { contactSent, contactToasts, contactSentPage as page } from "~/content/contact-form.ts";
import { pageMeta } from "~/head/seo.ts";
import { readDraft, writeDraft } from "~/site/contact-form/contact-draft.ts";
import { NextStep } from "~/site/contact-form/contact-outcome.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import type { Route } from "./+types/contact-sent.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...page.meta, path: "/kontakt/wyslano", hidden: true });
}

/** Where a form that was posted without JavaScript leads. */
export default function ContactSent() {
  const { title, description } = contactToasts.sent;
  return (
    <PageHero
      eyebrow={contactSent.eyebrow}
      title={title}
      lead={
        <>
          {description}
          <span ref={forgetPostedDraft} className="mt-4 block text-base">
            <NextStep />
          </span>
        </>
      }
      picture={page.picture}
      actions={
        <>
          <ButtonLink to="/projekty">{common.seeProjects}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {page.home}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Forgets the draft of the posted form, but nothing that was typed after this page was loaded. */
function forgetPostedDraft(): void {
  const [load] = performance.getEntriesByType("navigation");
  const isNew = load instanceof PerformanceNavigationTiming && load.type === "navigate";
  if (isNew && Number(readDraft().savedAt ?? 0) < performance.timeOrigin) writeDraft(null);
}
