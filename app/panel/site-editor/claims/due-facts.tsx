import { Link } from "react-router";
import { isDue, readFactClaims } from "~/content/page-content/claims.ts";
import { useRead } from "~/panel/access/use-read.ts";
import { listPageContent, pageContentKey } from "~/panel/data/page-content.ts";
import { factsIn } from "~/site-texts/texts.ts";
import { formatDay } from "~/text/dates/format-day.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { factAddress } from "./field-address.ts";
import { claimWords as words } from "./words.ts";

/** Beside a sentence that uses figures of „Dane firmy”: those to be asked for again, with the ways to them. */
export function DueFacts({ value }: { value: string }) {
  const { data: rows = [] } = useRead(pageContentKey, listPageContent);
  const names = new Set(factsIn(value));
  const today = warsawDay(new Date());
  const due = rows.flatMap(({ key, value }) =>
    Object.entries(readFactClaims(value)).flatMap(([field, claim]) => {
      const isUsed =
        (key === "prices" && names.has(field)) ||
        (key === "opening-hours" && names.has("office.hours"));
      return isUsed && isDue(claim, today) ? [{ key, field, ...claim }] : [];
    }),
  );
  return due.map(({ key, field, name, until }) => (
    <p key={field} className="border-accent border-l-2 pl-3 text-sm">
      {`${name}: ${(until < today ? words.over : words.due)(formatDay(until))} `}
      <Link
        to={factAddress(key, field)}
        className="underline decoration-edge underline-offset-4 hover:decoration-text"
      >
        {words.toFact}
      </Link>
    </p>
  ));
}
