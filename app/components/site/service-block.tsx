import { Section } from "~/components/ui/section.tsx";
import type { ServiceBlock as Block } from "~/content/services/types.ts";
import type { CaseStudySummary } from "~/data/types.ts";
import { sceneTimecode } from "~/lib/timecode.ts";
import { Benefits } from "./service-blocks/benefits.tsx";
import { CallSheet } from "./service-blocks/call-sheet.tsx";
import { Checklist } from "./service-blocks/checklist.tsx";
import { Comparison } from "./service-blocks/comparison.tsx";
import { Countdown } from "./service-blocks/countdown.tsx";
import { Deliverables } from "./service-blocks/deliverables.tsx";
import { Equipment } from "./service-blocks/equipment.tsx";
import { Figures } from "./service-blocks/figures.tsx";
import { Files } from "./service-blocks/files.tsx";
import { Formats } from "./service-blocks/formats.tsx";
import { Month } from "./service-blocks/month.tsx";
import { Portfolio } from "./service-blocks/portfolio.tsx";
import { PriceList } from "./service-blocks/price-list.tsx";
import { Risks } from "./service-blocks/risks.tsx";
import { Rounds } from "./service-blocks/rounds.tsx";
import { Session } from "./service-blocks/session.tsx";
import { Signal } from "./service-blocks/signal.tsx";
import { Statement } from "./service-blocks/statement.tsx";
import { Strip } from "./service-blocks/strip.tsx";
import { Tiers } from "./service-blocks/tiers.tsx";
import { Timeline } from "./service-blocks/timeline.tsx";
import { Versus } from "./service-blocks/versus.tsx";
import { Week } from "./service-blocks/week.tsx";
import { Weeks } from "./service-blocks/weeks.tsx";
import { Yield } from "./service-blocks/yield.tsx";

type Props = { block: Block; scene: number; portfolio: readonly CaseStudySummary[] };

/** One scene of a service page, by its kind. */
export function ServiceBlock({ block, scene, portfolio }: Props) {
  if (block.kind === "statement") return <Statement {...block} />;
  return (
    <Section title={block.title} lead={block.lead} timecode={sceneTimecode(scene)}>
      {block.kind === "portfolio" ? <Portfolio caseStudies={portfolio} /> : body(block)}
    </Section>
  );
}

function body(block: Exclude<Block, { kind: "statement" | "portfolio" }>) {
  switch (block.kind) {
    case "timeline":
      return <Timeline {...block} />;
    case "call-sheet":
      return <CallSheet {...block} />;
    case "deliverables":
      return <Deliverables {...block} />;
    case "comparison":
      return <Comparison {...block} />;
    case "versus":
      return <Versus {...block} />;
    case "strip":
      return <Strip {...block} />;
    case "equipment":
      return <Equipment {...block} />;
    case "session":
      return <Session {...block} />;
    case "weeks":
      return <Weeks {...block} />;
    case "price-list":
      return <PriceList {...block} />;
    case "checklist":
      return <Checklist {...block} />;
    case "signal":
      return <Signal {...block} />;
    case "countdown":
      return <Countdown {...block} />;
    case "risks":
      return <Risks {...block} />;
    case "tiers":
      return <Tiers {...block} />;
    case "yield":
      return <Yield {...block} />;
    case "month":
      return <Month {...block} />;
    case "formats":
      return <Formats {...block} />;
    case "week":
      return <Week {...block} />;
    case "figures":
      return <Figures {...block} />;
    case "files":
      return <Files {...block} />;
    case "rounds":
      return <Rounds {...block} />;
    case "benefits":
      return <Benefits {...block} />;
  }
}
