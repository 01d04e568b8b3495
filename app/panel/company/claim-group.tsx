import { ClaimInputs, DueNote, Note } from "~/panel/site-editor/claims/claim-parts.tsx";
import { claimWords as words } from "~/panel/site-editor/claims/words.ts";
import { formatDay } from "~/text/dates/format-day.ts";
import { claimField, claimOf } from "./claim-names.ts";
import type { FlatForm } from "./flat-form.ts";
import type { SubjectField } from "./subject-parts.ts";

type Props = {
  field: SubjectField;
  form: FlatForm;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (change: (form: FlatForm) => FlatForm) => void;
};

/** Source and day of a figure, folded so that a form of figures stays as long as it is. */
export function ClaimGroup({ field, form, errors, onChange }: Props) {
  const names = {
    source: claimField(field.name, "source"),
    until: claimField(field.name, "until"),
  };
  const claim = claimOf(form, field.name);
  const isSaid = claim.source !== "" || claim.until !== "";
  const isFilled = (form[field.name] ?? "").trim() !== "";
  const said = [claim.source, claim.until && words.till(formatDay(claim.until))].filter(Boolean);
  const inputOf = (name: string) => ({
    name,
    value: form[name] ?? "",
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(({ [name]: _, ...others }) =>
        target.value === "" ? others : { ...others, [name]: target.value },
      ),
  });
  if (!isFilled && !isSaid) return null;
  return (
    <>
      <div role="status" className="empty:hidden mb-1 w-full">
        {isFilled ? <DueNote claim={claim} /> : <Note>{words.goes}</Note>}
      </div>
      <details className="open:w-full" open={Boolean(errors[names.source] || errors[names.until])}>
        <summary className="min-h-8 cursor-pointer py-1 text-text-2 [overflow-wrap:anywhere]">
          {words.title}
          {said.length > 0 && `: ${said.join(", ")}`}
          <span className="sr-only"> ({field.label})</span>
        </summary>
        <div className="mt-1 mb-2 grid gap-4 border-line border-l-2 pl-3">
          <ClaimInputs source={inputOf(names.source)} until={inputOf(names.until)} />
        </div>
      </details>
    </>
  );
}
