import { useId } from "react";
import { filterLook } from "~/panel/access/filter-fields.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { listStudyAddresses } from "~/panel/data/case-study-addresses.ts";
import { companyFields as text } from "./words.ts";

type Props = {
  label: string;
  /** The last part of the address; empty for none. */
  value: string;
  error?: string | undefined;
  onChange: (slug: string) => void;
};

/** One of the case studies that there are. One that has gone stays chosen, and says so. */
export function CaseStudyField({ label, value, error, onChange }: Props) {
  const id = useId();
  const { data: studies } = useRead(["study-addresses"], listStudyAddresses, { staleTime: 0 });
  const isLost = value !== "" && !studies?.some(({ slug }) => slug === value);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="label text-text-2">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={`${filterLook} min-h-12`}
      >
        <option value="">{text.noStudy}</option>
        {isLost && <option value={value}>{studies ? text.lostStudy(value) : value}</option>}
        {studies?.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </select>
      {error && <p className="text-danger text-sm">{error}</p>}
    </div>
  );
}
