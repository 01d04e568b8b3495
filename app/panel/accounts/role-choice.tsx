import { type Role, roles } from "../../../supabase/functions/accounts/roles.ts";
import { people } from "./words.ts";

type Props = {
  legend: string;
  /** Where the legend is said by what stands around it. */
  isLegendHidden?: boolean;
  hasHints?: boolean;
  chosen: readonly Role[];
  disabled?: boolean;
  onChange: (chosen: Role[]) => void;
};

export function RoleChoice(props: Props) {
  const { legend, isLegendHidden, hasHints, chosen, disabled, onChange } = props;
  return (
    <fieldset>
      <legend className={isLegendHidden ? "sr-only" : "mb-2 font-semibold"}>{legend}</legend>
      <div className={hasHints ? "grid gap-3" : "flex flex-wrap gap-x-5 gap-y-1"}>
        {roles.map((role) => (
          <label key={role} className="flex min-h-7 items-start gap-2.5">
            <input
              type="checkbox"
              checked={chosen.includes(role)}
              disabled={disabled}
              onChange={({ currentTarget: { checked } }) =>
                onChange(roles.filter((one) => (one === role ? checked : chosen.includes(one))))
              }
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span>
              {people.roles[role].name}
              {hasHints && (
                <span className="block text-muted text-sm">{people.roles[role].may}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
