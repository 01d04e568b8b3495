import { agency as originalAgency } from "~/content/agency/agency.ts";
import { office as originalOffice } from "~/content/agency/office.ts";
import { home } from "~/content/home.ts";
import { ContactForm } from "~/site/contact-form/contact-form.tsx";
import { OpenNowLine } from "~/site/office-hours/open-now-line.tsx";
import { usePublished } from "~/site/use-published.ts";
import { mailHref, telHref } from "~/text/contact-links.ts";
import { Container } from "~/ui/container.tsx";
import { SlateLine } from "~/ui/section.tsx";

export function Contact() {
  const { eyebrow, title, text, phones, email, hours } = home.contact;
  const { agency = originalAgency, office = originalOffice } = usePublished();
  return (
    <section id="kontakt" aria-labelledby="kontakt-tytul" className="bg-surface py-section">
      <Container>
        <SlateLine timecode="00:09:59:24" eyebrow={eyebrow} />
        <div className="grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h2 id="kontakt-tytul" className="text-h1">
              {title}
            </h2>
            <p className="mt-7 max-w-[44ch] text-lead text-text-2">{text}</p>
            {(agency.email || office.phones.length + office.hours.length > 0) && (
              <dl className="mt-12 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2">
                {agency.email && (
                  <div className="sm:col-span-2">
                    <dt className="label text-muted">{email}</dt>
                    <dd>
                      <a
                        href={mailHref(agency.email)}
                        className="inline-flex min-h-11 items-center link-strong wrap-anywhere font-display text-h3"
                      >
                        {agency.email}
                      </a>
                    </dd>
                  </div>
                )}
                {office.phones.length > 0 && (
                  <div>
                    <dt className="label text-muted">{phones}</dt>
                    {office.phones.map(({ label, number }, at) => (
                      <dd key={at}>
                        <a
                          href={telHref(number)}
                          className="inline-flex min-h-11 flex-wrap items-center gap-x-3 whitespace-nowrap hover:text-accent-hover"
                        >
                          <span className="min-w-16 text-text-2">{label}</span>
                          {number}
                        </a>
                      </dd>
                    ))}
                  </div>
                )}
                {office.hours.length > 0 && (
                  <div>
                    <dt className="label text-muted">{hours}</dt>
                    {office.hours.map(({ days, time }) => (
                      <dd
                        key={days}
                        className="flex min-h-11 flex-wrap items-center gap-x-3 whitespace-nowrap"
                      >
                        <span className="w-16 text-text-2">{days}</span>
                        {time}
                      </dd>
                    ))}
                    <dd>
                      <OpenNowLine />
                    </dd>
                  </div>
                )}
              </dl>
            )}
          </div>
          <ContactForm />
        </div>
      </Container>
    </section>
  );
}
