import type { ComponentProps, ReactNode } from "react";
import { isDue, LONGEST_SOURCE, type Source } from "~/content/page-content/claims.ts";
import { formatDay } from "~/text/dates/format-day.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { Field } from "~/ui/field.tsx";
import { claimWords as words } from "./words.ts";

type Given = Pick<
  ComponentProps<"input">,
  "name" | "value" | "defaultValue" | "onChange" | "className"
> & { error?: string | undefined };
type Props = { source: Given; until: Given };

/** Where a figure comes from, and until when it holds. */
export function ClaimInputs({ source, until }: Props) {
  return (
    <>
      <Field
        label={words.source}
        hint={words.sourceHint}
        maxLength={LONGEST_SOURCE}
        autoComplete="off"
        {...source}
        error={source.error ?? null}
      />
      <Field
        label={words.until}
        type="date"
        hint={words.untilHint}
        {...until}
        error={until.error ?? null}
      />
    </>
  );
}

/** Nothing while the day is far. */
export function DueNote({ claim }: { claim: Source }) {
  const today = warsawDay(new Date());
  if (!isDue(claim, today)) return null;
  return <Note>{(claim.until < today ? words.over : words.due)(formatDay(claim.until))}</Note>;
}

export function Note({ children }: { children: ReactNode }) {
  return <p className="border-accent border-l-2 pl-3 text-sm">{children}</p>;
}
