import { useMemo } from "react";
import { contradictionsIn } from "~/content/page-content/contradictions.ts";
import { readValues } from "~/content/page-content/read-values.ts";
import { readableFacts } from "~/content/page-content/readable-facts.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { listPageContent, pageContentKey } from "~/panel/data/page-content.ts";
import { useAfterPause } from "~/panel/kit/use-after-pause.ts";
import { type Facts, fillFacts } from "~/text/fill.ts";
import { doubtText } from "./words.ts";

/** Nobody has typed for so long, in milliseconds. */
const PAUSE = 600;
/** Facts that are empty only where the site shows no samples, and nobody has entered them. */
const FIRST = ["website.small", "office.hours", "agency.phone", "agency.email"];

/** Whether the page that is edited is of such a site. */
export function isWithoutFacts(facts: Facts): boolean {
  return FIRST.some((name) => facts[name] === null);
}

type Props = { file: string; value: string; facts: Facts; isWithoutSamples: boolean };

/** Names what „Dane firmy” says otherwise. */
export function TextDoubts({ file, value, facts, isWithoutSamples }: Props) {
  const { data: rows } = useRead(pageContentKey, listPageContent);
  const typed = useAfterPause(value, PAUSE);
  const known = useMemo(
    () => rows && readableFacts({ ...readValues(rows, () => {}), isWithoutSamples }),
    [rows, isWithoutSamples],
  );
  // A form has one of these for each answer, and draws all of them with each letter.
  const doubts = useMemo(
    () => (known ? contradictionsIn(fillFacts(typed, facts), file, known).map(doubtText) : []),
    [typed, facts, file, known],
  );
  if (!rows) return null;
  return (
    <div role="status">
      {[...new Set(doubts)].map((doubt) => (
        <p key={doubt} className="border-accent border-l-2 pl-3 text-sm">
          {doubt}
        </p>
      ))}
    </div>
  );
}
