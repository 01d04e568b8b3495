import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { SearchField } from "~/panel/access/filter-fields.tsx";
import { Screen } from "~/panel/access/screen.tsx";
import type { Redirect } from "~/panel/data/redirects.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { ListFailed, ListSkeleton, NoRows } from "~/panel/kit/ui/list-states.tsx";
import { useFirstRows } from "~/panel/kit/ui/use-first-rows.tsx";
import { allPaths, useSitePages } from "~/panel/writing/links/use-site-pages.ts";
import { createRules } from "~/text/redirects/rules.ts";
import { Button } from "~/ui/button.tsx";
import { CsvSection } from "./csv-section.tsx";
import { MissingSection } from "./missing-section.tsx";
import { useRedirects, useRedirectsChanged } from "./queries.ts";
import { type Opened, RedirectDialog } from "./redirect-form.tsx";
import { RedirectTable } from "./redirect-table.tsx";
import { warningsOf } from "./warnings.ts";
import { redirects as text } from "./words.ts";

const AT_ONCE = 50;
/** In the address: `/admin/przekierowania?z=/uslugi/podcasty`. */
const REDIRECTED = "z";

export function RedirectsScreen() {
  const { data, isLoadingError, refetch, isFetching } = useRedirects();
  const onChange = useRedirectsChanged();
  const [search] = useSearchParams();
  // An address that another screen offers to redirect.
  const wanted = search.get(REDIRECTED);
  const [opened, setOpened] = useState<Opened | null>(wanted ? { from_address: wanted } : null);

  return (
    <Screen
      title={text.title}
      aside={
        <Button size="sm" onClick={() => setOpened({ from_address: "" })}>
          {text.add}
        </Button>
      }
    >
      <p className="mb-6 max-w-prose text-text-2">{text.lead}</p>
      {isLoadingError ? (
        <ListFailed text={text.listFailed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <>
          <List stored={data} onEdit={setOpened} onChange={onChange} />
          <div className="mt-10">
            <MissingSection
              stored={data}
              onRedirect={(path) => setOpened({ from_address: path })}
            />
            <CsvSection stored={data} onChange={onChange} />
          </div>
        </>
      )}
      <RedirectDialog opened={opened} onClose={() => setOpened(null)} onSaved={onChange} />
    </Screen>
  );
}

type ListProps = {
  stored: readonly Redirect[];
  onEdit: (row: Redirect) => void;
  onChange: () => Promise<void>;
};

function List({ stored, onEdit, onChange }: ListProps) {
  const [search, setSearch] = useState("");
  const [isNarrowed, setNarrowed] = useState(false);
  const pages = useSitePages(true).rows;

  // Of thousands this takes longer than a press of a key may.
  const rows = useMemo(() => {
    const rules = createRules(stored);
    const paths = pages && allPaths(pages);
    return stored.map((row) => ({
      ...row,
      warnings: warningsOf(row, rules, paths, location.origin),
    }));
  }, [stored, pages]);
  const warned = rows.filter(({ warnings }) => warnings.length > 0);
  const wanted = search.trim().toLowerCase();
  const found = (isNarrowed ? warned : rows).filter(({ from_address, to_address }) =>
    `${from_address}\n${to_address?.toLowerCase() ?? ""}`.includes(wanted),
  );
  const { first, more } = useFirstRows(found, AT_ONCE, () => text.more);
  if (stored.length === 0) return <NoRows text={text.empty} />;
  return (
    <>
      <search className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
        <SearchField value={search} hint={text.searchHint} onChange={setSearch} />
        {(warned.length > 0 || isNarrowed) && (
          <ChoiceButtons
            legend={text.filter}
            chosen={isNarrowed ? "warned" : "all"}
            choices={[
              { value: "all", label: text.all },
              { value: "warned", label: text.warned(warned.length) },
            ]}
            onChoose={(choice) => setNarrowed(choice === "warned")}
          />
        )}
        <p role="status" className="label ml-auto pb-2.5 text-muted max-sm:sr-only">
          {text.count(found.length)}
        </p>
      </search>
      {found.length === 0 ? (
        <NoRows text={text.noMatch} />
      ) : (
        <RedirectTable rows={first} onEdit={onEdit} onChange={onChange} />
      )}
      {more}
    </>
  );
}
