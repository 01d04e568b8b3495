import { agency as originalAgency } from "~/content/agency/agency.ts";
import { questions as copy } from "~/content/questions.ts";
import type { FaqItem } from "~/content/sections/types.ts";
import { usePublished } from "~/site/use-published.ts";
import { mailHref } from "~/text/contact-links.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { Container } from "~/ui/container.tsx";
import { SlateLine } from "~/ui/section.tsx";

type Props = { title: string; items: readonly FaqItem[]; timecode?: string };

export function Questions({ title, items, timecode }: Props) {
  const { agency = originalAgency } = usePublished();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="pytania" className="bg-surface py-section">
      <Container>
        <SlateLine timecode={timecode} eyebrow={copy.eyebrow} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <div className="lg:sticky lg:top-28">
              <h2 id="pytania" className="text-h2 lg:text-[clamp(1.75rem,3.4vw,3.5rem)]">
                {title}
              </h2>
              {agency.email && (
                <p className="mt-6 max-w-[34ch] text-text-2">
                  {copy.other}{" "}
                  <a href={mailHref(agency.email)} className="link inline-block min-h-6 text-text">
                    {agency.email}
                  </a>
                </p>
              )}
            </div>
          </div>
          <div className="lg:col-span-8">
            <Accordion name="pytania" items={items} />
          </div>
        </div>
      </Container>
    </section>
  );
}
