import { Button } from "~/components/ui/button.tsx";
import { list } from "~/content/admin.ts";
import type { Status } from "~/data/admin/publication.ts";
import { cx } from "~/lib/cx.ts";
import type { ListView } from "~/lib/list-view.ts";

type Props = {
  view: ListView<Status>;
  statuses: readonly Status[];
  count: number;
  onChange: (changes: Record<string, string | null>, replace?: boolean) => void;
};

const plural = new Intl.PluralRules("pl-PL");

export function ListFilters({ view, statuses, count, onChange }: Props) {
  const word = list.count[plural.select(count) as keyof typeof list.count];
  return (
    <search className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
      <label className="grid grow basis-64 gap-2 sm:max-w-sm">
        <span className="label text-text-2">{list.search}</span>
        <input
          type="search"
          value={view.query}
          placeholder={list.searchHint}
          onChange={(event) => onChange({ q: event.target.value }, true)}
          className="min-h-11 w-full rounded-frame border border-edge bg-bg px-3.5 placeholder:text-muted hover:border-text-2"
        />
      </label>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="label mb-2 text-text-2">{list.status}</legend>
        {[null, ...statuses].map((status) => (
          <Button
            key={status}
            variant="secondary"
            size="sm"
            aria-pressed={view.status === status}
            onClick={() => onChange({ status }, true)}
            className={cx(view.status === status && "border-accent bg-accent/10")}
          >
            {status === null ? list.all : list.statuses[status]}
          </Button>
        ))}
      </fieldset>
      <p role="status" className="label ml-auto pb-2 text-muted">
        {count} {word}
      </p>
    </search>
  );
}
