import type { ServicePage } from "~/content/services/types.ts";
import type { CaseStudySummary } from "~/data/types.ts";
import { ClosingCall } from "~/site/closing-call.tsx";
import { Questions } from "~/site/questions.tsx";
import { sceneTimecode } from "~/text/timecode.ts";
import { ServiceBlock } from "./service-block.tsx";

type Props = { page: ServicePage; portfolio: readonly CaseStudySummary[] };

export function ServiceScenes({ page, portfolio }: Props) {
  return (
    <>
      {page.blocks.map((block, at) => (
        <ServiceBlock key={block.title} block={block} scene={at + 1} portfolio={portfolio} />
      ))}
      <Questions {...page.faq} timecode={sceneTimecode(page.blocks.length + 1)} />
      <ClosingCall {...page.callToAction} picture={{ name: page.picture, alt: "" }} />
    </>
  );
}
