import type { ShownPage } from "~/content/services/types.ts";
import type { ServicePortfolio } from "~/data/portfolio.server.ts";
import { ContactForm } from "~/site/contact-form/contact-form.tsx";
import { Container } from "~/ui/container.tsx";
import { ServiceScenes } from "./service-scenes.tsx";

type Props = { page: ShownPage } & ServicePortfolio;

export function ScenesWithForm({ page, ...work }: Props) {
  return <ServiceScenes page={page} {...work} end={<FormScene {...page.callToAction} />} />;
}

function FormScene({ title, text }: ShownPage["callToAction"]) {
  return (
    <section id="formularz" aria-labelledby="formularz-tytul" className="bg-surface py-section">
      <Container>
        <div className="grid grid-cols-1 gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h2 id="formularz-tytul" className="text-h1">
              {title}
            </h2>
            <p className="mt-7 max-w-[44ch] text-lead text-text-2">{text}</p>
          </div>
          <ContactForm />
        </div>
      </Container>
    </section>
  );
}
