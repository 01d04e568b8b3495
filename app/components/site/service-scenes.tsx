import type { ServicePage } from "~/content/services/types.ts";
import type { CaseStudySummary } from "~/data/types.ts";
import { sceneTimecode } from "~/lib/timecode.ts";
import { ClosingCall } from "./closing-call.tsx";
import { Questions } from "./questions.tsx";
import { ServiceBlock } from "./service-block.tsx";

type Props = { page: ServicePage; portfolio: readonly CaseStudySummary[] };

/** Everything of a service page after its opening. */
export function ServiceScenes({ page, portfolio }: Props) {
  return (
    <>
      {page.blocks.map((block, at) => (
        <ServiceBlock key={block.kind} block={block} scene={at + 1} portfolio={portfolio} />
      ))}
      <Questions {...page.faq} timecode={sceneTimecode(page.blocks.length + 1)} />
      <ClosingCall {...page.callToAction} />
    </>
  );
}
