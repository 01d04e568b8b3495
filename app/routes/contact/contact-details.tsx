import { agency as originalAgency } from "~/content/agency/agency.ts";
import { office as originalOffice } from "~/content/agency/office.ts";
import { contactPage } from "~/content/contact.ts";
import { OpenNowLine } from "~/site/office-hours/open-now-line.tsx";
import { usePublished } from "~/site/use-published.ts";
import { mailHref, telHref } from "~/text/contact-links.ts";

const { labels } = contactPage;
const link = "link inline-flex min-h-11 items-center underline-offset-8 hover:decoration-2";

export function ContactDetails() {
  const { agency = originalAgency, office = originalOffice } = usePublished();
  const { phones, hours } = office;
  if (!agency.email && !agency.location && phones.length + hours.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 gap-px border-line border-y bg-line sm:grid-cols-2 xl:grid-cols-[5fr_4fr_3fr_4fr]">
      {agency.email && (
        <Detail label={labels.email}>
          <a
            href={mailHref(agency.email)}
            className={`wrap-anywhere font-display text-[clamp(1.125rem,1.5vw,1.5rem)] tracking-[-0.025em] ${link}`}
          >
            {agency.email}
          </a>
        </Detail>
      )}
      {phones.length > 0 && (
        <Detail label={labels.phones}>
          <ul>
            {phones.map(({ label, number }, at) => (
              <li key={at} className="flex flex-wrap items-center gap-x-4">
                <span className="min-w-20 wrap-anywhere font-semibold">{label}</span>
                <a
                  href={telHref(number)}
                  className={`whitespace-nowrap font-mono tabular-nums ${link}`}
                >
                  {number}
                </a>
              </li>
            ))}
          </ul>
          {agency === originalAgency && <p className="label mt-1 text-muted">{labels.sample}</p>}
        </Detail>
      )}
      {agency.location && <Detail label={labels.location}>{agency.location}</Detail>}
      {hours.length > 0 && (
        <Detail label={labels.hours}>
          <ul className="grid gap-2">
            {hours.map(({ days, time }) => (
              <li key={days} className="flex flex-wrap gap-x-4 last:text-muted">
                <span className="w-14 font-semibold">{days}</span>
                <span className="whitespace-nowrap tabular-nums">{time}</span>
              </li>
            ))}
          </ul>
          <OpenNowLine />
        </Detail>
      )}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="bg-bg py-7 sm:px-6 sm:odd:pl-0 xl:not-first:pl-6 xl:last:pr-0">
      <dt className="label mb-4 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
