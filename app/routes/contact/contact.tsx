import { data, redirect } from "react-router";
import { contactPage as page } from "~/content/contact.ts";
import { contactForm } from "~/content/contact-form.ts";
import { postContactForm, refuseLargeForm } from "~/data/contact/posted-message.server.ts";
import { professionalService } from "~/head/json-ld.ts";
import { pageMeta } from "~/head/seo.ts";
import { senderContext } from "~/settings.ts";
import { ContactForm } from "~/site/contact-form/contact-form.tsx";
import { Container } from "~/ui/container.tsx";
import { Eyebrow } from "~/ui/rec-dot.tsx";
import type { Route } from "./+types/contact.ts";
import { ContactDetails } from "./contact-details.tsx";
import { OfficeSection } from "./office-map.tsx";

/** Also for the home page's form. Answered by a redirect: loading that again sends nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const refused = context.get(senderContext).sentTooMuch
    ? refuseLargeForm(contactForm.tooMuchAdvice)
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
    trail: [],
    jsonLd:
      import.meta.env.SSR && ((absolute, published) => [professionalService(absolute, published)]),
  });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Container className="grid gap-x-16 gap-y-10 pt-3 pb-section lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-8">
        <header className="lg:pt-6">
          <Eyebrow className="mb-6 max-lg:hidden">{page.hero.eyebrow}</Eyebrow>
          <h1 className="max-w-[12ch] text-h2 max-lg:max-w-none lg:text-h1">{page.hero.title}</h1>
          <p className="mt-7 max-w-[44ch] text-lead text-text-2 max-lg:hidden">{page.hero.lead}</p>
          {page.form.next.length > 0 && (
            <ol className="mt-12 max-w-[34rem] max-lg:hidden">
              {page.form.next.map(({ title, text }, at) => (
                <li
                  key={at}
                  className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-6 border-line border-t py-4 last:border-b"
                >
                  <p className="font-semibold">{title}</p>
                  <p className="text-text-2">{text}</p>
                </li>
              ))}
            </ol>
          )}
        </header>
        <section
          id="napisz"
          aria-labelledby="napisz-tytul"
          className="corners scroll-mt-24 lg:bg-surface lg:p-8"
        >
          <h2 id="napisz-tytul" className="mb-1 text-h3">
            {page.form.title}
          </h2>
          <p className="mb-5 text-small text-text-2">{page.form.lead}</p>
          <ContactForm refused={actionData} />
        </section>
      </Container>
      <Office />
    </>
  );
}

function Office() {
  return (
    <>
      <Container>
        <ContactDetails />
      </Container>
      <OfficeSection />
    </>
  );
}
