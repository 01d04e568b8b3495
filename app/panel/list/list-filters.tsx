import { useId, useState } from "react";
import { list } from "~/content/admin.ts";
import type { Status } from "~/panel/publication/publication.ts";
import { Button } from "~/ui/button.tsx";
import type { ListView } from "./list-view.ts";

type Props = {
  view: ListView<Status>;
  statuses: readonly Status[];
  searchHint: string;
  columns: readonly { key: string; label: string }[];
  count: number;
  onChange: (changes: Record<string, string | null>, replace?: boolean) => void;
};

export function ListFilters({ view, statuses, searchHint, columns, count, onChange }: Props) {
  // The address follows later, and the field must not wait for it.
  const [typed, setTyped] = useState<string | null>(null);
  const sortId = useId();
  return (
    <search className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
      <label className="grid grow basis-64 gap-2 sm:max-w-sm">
        <span className="label text-text-2">{list.search}</span>
        <input
          type="search"
          value={typed ?? view.query}
          placeholder={searchHint}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange({ q: event.target.value }, true);
          }}
          onBlur={() => setTyped(null)}
          className="min-h-10 w-full rounded-frame border border-edge bg-bg px-3.5 placeholder:text-muted hover:border-text-2"
        />
      </label>
      <fieldset className="min-w-0">
        <legend className="label mb-2 text-text-2">{list.status}</legend>
        <div className="flex flex-wrap gap-2">
          {[null, ...statuses].map((status) => (
            <Button
              key={status}
              variant="secondary"
              size="sm"
              aria-pressed={view.status === status}
              onClick={() => onChange({ status }, true)}
              className="aria-pressed:border-accent aria-pressed:bg-accent/10"
            >
              {status === null ? list.all : list.statuses[status]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-2 max-sm:w-full lg:hidden">
        <label htmlFor={sortId} className="label text-text-2">
          {list.sort}
        </label>
        <select
          id={sortId}
          value={view.sort ? (view.sort.descending ? "-" : "") + view.sort.by : ""}
          onChange={(event) => onChange({ sort: event.target.value }, true)}
          className="min-h-10 w-full rounded-frame border border-edge bg-bg px-3.5 hover:border-text-2"
        >
          <option value="">{list.newest}</option>
          {columns.flatMap(({ key, label }) => [
            <option key={key} value={key}>
              {label}: {list.ascending}
            </option>,
            <option key={`-${key}`} value={`-${key}`}>
              {label}: {list.descending}
            </option>,
          ])}
        </select>
      </div>
      <p role="status" className="label ml-auto pb-2.5 text-muted max-sm:sr-only">
        {list.count(count)}
      </p>
    </search>
  );
}
