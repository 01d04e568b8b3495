import { common } from "~/content/common.ts";
import { contactSent, contactToasts } from "~/content/contact-form.ts";
import { contactSentPage as page } from "~/content/contact-sent.ts";
import { pageMeta } from "~/head/seo.ts";
import { NextStep } from "~/site/contact-form/contact-outcome.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import type { Route } from "./+types/contact-sent.ts";
import { forgetPostedDraft } from "./posted-draft.ts";

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
