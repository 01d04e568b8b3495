import { useId } from "react";
import { filterLook, SearchField } from "~/panel/access/filter-fields.tsx";
import { statuses } from "~/panel/access/list-view.ts";
import type { ListView } from "~/panel/data/records/record-list.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { list } from "~/panel/kit/words.ts";

type Props = {
  view: ListView;
  searchHint: string;
  columns: readonly { key: string; label: string }[];
  /** How many there are, in words; nothing while it is not known. */
  count: string | undefined;
  onChange: (changes: Record<string, string | null>, replace?: boolean) => void;
};

export function ListFilters({ view, searchHint, columns, count, onChange }: Props) {
  const sortId = useId();
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-4">
      <SearchField value={view.query} hint={searchHint} onChange={(q) => onChange({ q }, true)} />
      <ChoiceButtons
        legend={list.status}
        chosen={view.status ?? ""}
        choices={[
          { value: "", label: list.all },
          ...statuses.map((status) => ({ value: status, label: list.filters[status] })),
        ]}
        onChoose={(status) => onChange({ status }, true)}
      />
      <div className="grid gap-2 max-sm:w-full lg:hidden">
        <label htmlFor={sortId} className="label text-text-2">
          {list.sort}
        </label>
        <select
          id={sortId}
          value={view.sort ? (view.sort.descending ? "-" : "") + view.sort.by : ""}
          onChange={(event) => onChange({ sort: event.target.value }, true)}
          className={filterLook}
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
        {count}
      </p>
    </search>
  );
}
