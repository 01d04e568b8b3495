import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";

type Props = { title: string; text: string; button: string };

/** What follows the end of a text: a question, and the way to ask back. */
export function CallToContact({ title, text, button }: Props) {
  return (
    <section className="border-line border-t bg-surface">
      <Container className="grid gap-x-16 gap-y-8 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end">
        <h2 className="max-w-[16ch] text-h2">{title}</h2>
        <div>
          <p className="max-w-[44ch] text-lead text-text-2">{text}</p>
          <ButtonLink to="/kontakt" size="lg" className="mt-8">
            {button}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
