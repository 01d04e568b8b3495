import { Suspense } from "react";
import { data, redirect } from "react-router";
import { common } from "~/content/common.ts";
import { contactPage as page } from "~/content/contact.ts";
import { tooMuchAdvice } from "~/content/contact-form.ts";
import { postContactForm, refuseLargeForm } from "~/data/contact/posted-message.server.ts";
import { lazyBelow } from "~/first-load/lazy-below.ts";
import { professionalService } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { senderContext } from "~/settings.ts";
import { ContactForm } from "~/site/contact-form/contact-form.tsx";
import { sceneTimecode } from "~/text/timecode.ts";
import { Container } from "~/ui/container.tsx";
import { PageHero } from "~/ui/page-hero.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/contact.ts";
import { ContactDetails } from "./contact-details.tsx";

const officeId = "biuro";
const OfficeSection = lazyBelow(officeId, async () => {
  return (await import("./office-map.tsx")).OfficeSection;
});

/**
 * The form without JavaScript, also that of the home page. What was stored is answered by a page of its
 * own: loading that again, or coming back to it, sends nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const refused = context.get(senderContext).sentTooMuch
    ? refuseLargeForm(tooMuchAdvice)
    : await postContactForm(context, await request.formData());
  if (!refused) return redirect("/kontakt/wyslano", 303);
  const { status, retryAfter, ...shown } = refused;
  return data(shown, {
    status,
    headers: { "Cache-Control": "no-store", ...(retryAfter && { "Retry-After": retryAfter }) },
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...page.meta,
    path: "/kontakt",
    picture: "/images/service-mic.webp",
    trail: [],
    jsonLd: (absolute) => [professionalService(absolute)],
  });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page.hero} picture="service-mic" />
      <Container>
        <ContactDetails />
      </Container>
      <Section
        id="napisz"
        title={common.writeToUs}
        lead={page.form.lead}
        timecode={sceneTimecode(1)}
      >
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <ContactForm refused={actionData} />
          </div>
          <ol className="self-start lg:col-span-4 lg:col-start-9">
            {page.form.next.map(({ title, text }) => (
              <li key={title} className="border-line border-t py-6 last:border-b">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 text-text-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Suspense fallback={<div className="min-h-[40rem]" />}>
        <div id={officeId}>
          <OfficeSection />
        </div>
      </Suspense>
    </>
  );
}
