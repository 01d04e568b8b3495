import type { ServiceBlock as Block } from "~/content/sections/types.ts";
import type { ServicePortfolio } from "~/data/portfolio.server.ts";
import { Quotes } from "~/site/quotes.tsx";
import { sceneTimecode } from "~/text/timecode.ts";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { Files } from "./blocks/files.tsx";
import { Formats } from "./blocks/formats.tsx";
import { Groups } from "./blocks/groups.tsx";
import { List } from "./blocks/list.tsx";
import { Portfolio } from "./blocks/portfolio.tsx";
import { Session } from "./blocks/session.tsx";
import { Statement } from "./blocks/statement.tsx";
import { Table } from "./blocks/table.tsx";
import { Tiers } from "./blocks/tiers.tsx";
import { Weeks } from "./blocks/weeks.tsx";

/** `contact` is where the page has its form, or the page that has one. */
type Props = { block: Block; scene: number; contact: string } & ServicePortfolio;

export function ServiceBlock({ block, scene, contact, ...work }: Props) {
  return (
    <>
      {block.still && <Picture {...block.still} sizes="100vw" className="still" />}
      {block.kind === "statement" ? (
        <Statement {...block} />
      ) : block.kind === "quotes" ? (
        <Quotes {...block} timecode={sceneTimecode(scene)} />
      ) : (
        <Section title={block.title} lead={block.lead} timecode={sceneTimecode(scene)}>
          {block.kind === "portfolio" ? <Portfolio {...work} /> : body(block, contact)}
        </Section>
      )}
    </>
  );
}

function body(
  block: Exclude<Block, { kind: "statement" | "quotes" | "portfolio" }>,
  contact: string,
) {
  switch (block.kind) {
    case "list":
      return <List {...block} />;
    case "groups":
      return <Groups {...block} />;
    case "table":
      return <Table {...block} />;
    case "session":
      return <Session {...block} />;
    case "weeks":
      return <Weeks {...block} />;
    case "tiers":
      return <Tiers {...block} contact={contact} />;
    case "formats":
      return <Formats {...block} />;
    case "files":
      return <Files {...block} />;
  }
}
