import { Accordion } from "~/components/ui/accordion.tsx";
import { Container } from "~/components/ui/container.tsx";
import { SlateLine } from "~/components/ui/section.tsx";
import { home } from "~/content/home.ts";

export function Questions() {
  const { eyebrow, title, items } = home.faq;
  return (
    <section aria-labelledby="pytania-tytul" className="py-section">
      <Container>
        <SlateLine timecode="00:08:15:14" eyebrow={eyebrow} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <h2
            id="pytania-tytul"
            className="max-w-[12ch] text-h2 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start"
          >
            {title}
          </h2>
          <Accordion name="pytania" items={items} />
        </div>
      </Container>
    </section>
  );
}
