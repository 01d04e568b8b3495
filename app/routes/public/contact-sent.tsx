import { NextStep } from "~/components/site/contact-outcome.tsx";
import { forgetPostedDraft } from "~/components/site/posted-draft.ts";
import { ButtonLink } from "~/components/ui/button.tsx";
import { PageHero } from "~/components/ui/page-hero.tsx";
import { common } from "~/content/common.ts";
import { contactSent, contactToasts } from "~/content/contact-form.ts";
import { contactSentPage as page } from "~/content/contact-sent.ts";
import { pageMeta } from "~/lib/seo.ts";
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
      picture="service-mic"
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
