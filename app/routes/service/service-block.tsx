import type { ServiceBlock as Block } from "~/content/services/types.ts";
import type { CaseStudySummary } from "~/data/types.ts";
import { sceneTimecode } from "~/text/timecode.ts";
import { Section } from "~/ui/section.tsx";
import { Benefits } from "./blocks/benefits.tsx";
import { CallSheet } from "./blocks/call-sheet.tsx";
import { Checklist } from "./blocks/checklist.tsx";
import { Comparison } from "./blocks/comparison.tsx";
import { Countdown } from "./blocks/countdown.tsx";
import { Deliverables } from "./blocks/deliverables.tsx";
import { Equipment } from "./blocks/equipment.tsx";
import { Figures } from "./blocks/figures.tsx";
import { Files } from "./blocks/files.tsx";
import { Formats } from "./blocks/formats.tsx";
import { Month } from "./blocks/month.tsx";
import { Portfolio } from "./blocks/portfolio.tsx";
import { PriceList } from "./blocks/price-list.tsx";
import { Risks } from "./blocks/risks.tsx";
import { Rounds } from "./blocks/rounds.tsx";
import { Session } from "./blocks/session.tsx";
import { Signal } from "./blocks/signal.tsx";
import { Statement } from "./blocks/statement.tsx";
import { Strip } from "./blocks/strip.tsx";
import { Tiers } from "./blocks/tiers.tsx";
import { Timeline } from "./blocks/timeline.tsx";
import { Versus } from "./blocks/versus.tsx";
import { Week } from "./blocks/week.tsx";
import { Weeks } from "./blocks/weeks.tsx";
import { Yield } from "./blocks/yield.tsx";

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
