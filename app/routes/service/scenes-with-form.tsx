import type { ShownPage } from "~/content/services/types.ts";
import type { ServicePortfolio } from "~/data/portfolio.server.ts";
import { ContactSection } from "~/site/contact-form/contact-form.tsx";
import { ServiceScenes } from "./service-scenes.tsx";

type Props = { page: ShownPage } & ServicePortfolio;

export function ScenesWithForm({ page, ...work }: Props) {
  const { title, text } = page.callToAction;
  const end = <ContactSection id="formularz" title={title} text={text} />;
  return <ServiceScenes page={page} {...work} end={end} />;
}
