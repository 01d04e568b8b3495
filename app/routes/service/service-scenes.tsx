import type { ReactNode } from "react";
import { serviceLabels } from "~/content/services/labels.ts";
import type { ShownPage } from "~/content/services/types.ts";
import type { ServicePortfolio } from "~/data/portfolio.server.ts";
import { ClosingScene } from "~/site/closing-scene.tsx";
import { Questions } from "~/site/questions.tsx";
import { RelatedRecords } from "~/site/related-records.tsx";
import { sceneTimecode } from "~/text/timecode.ts";
import { ServiceBlock } from "./service-block.tsx";

type Props = {
  page: ShownPage;
  /** In the place of the call at the end. */
  end?: ReactNode;
} & ServicePortfolio;

export function ServiceScenes({ page, related, end, ...work }: Props) {
  const contact = page.hasForm ? "#formularz" : "/kontakt";
  return (
    <div className="scenes">
      {page.blocks.map((block, at) => (
        <ServiceBlock key={at} block={block} scene={at + 1} contact={contact} {...work} />
      ))}
      <Questions {...page.faq} timecode={sceneTimecode(page.blocks.length + 1)} />
      {related && <RelatedRecords title={serviceLabels.posts} records={related} path="/blog" />}
      {end ?? <ClosingScene {...page.callToAction} picture={{ name: page.picture, alt: "" }} />}
    </div>
  );
}
