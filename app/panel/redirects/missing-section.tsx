import { useState } from "react";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { allPaths, useSitePages } from "~/panel/writing/links/use-site-pages.ts";
import { createRules, type RedirectRow } from "~/text/redirects/rules.ts";
import { Button } from "~/ui/button.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { useMissingAddresses } from "./queries.ts";
import { redirects } from "./words.ts";

const { missing: text } = redirects;

const AT_ONCE = 10;

type Props = { stored: readonly RedirectRow[]; onRedirect: (path: string) => void };

export function MissingSection({ stored, onRedirect }: Props) {
  const { data, isLoadingError, refetch, isFetching } = useMissingAddresses();
  const pages = useSitePages(true).rows;
  const [most, setMost] = useState(AT_ONCE);
  const rules = createRules(stored);
  const paths = pages && allPaths(pages);
  // Since they were counted, a page or a redirect may have come there.
  const open = data?.filter(
    ({ path }) => path !== "" && !paths?.has(path) && rules.answer(path) === null,
  );
  const others = data?.find(({ path }) => path === "")?.times ?? 0;
  return (
    <SettingsSection title={text.title}>
      <p className="text-text-2">{text.text}</p>
      {isLoadingError ? (
        <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
      ) : !open ? (
        <Skeleton className="h-14 w-full" />
      ) : open.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="w-full">
          {open.slice(0, most).map(({ path, times }) => (
            <li
              key={path}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2.5"
            >
              <span className="grow basis-40 font-semibold [overflow-wrap:anywhere]">{path}</span>
              <span className="text-sm text-text-2">{text.times(times)}</span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={text.redirectFrom(path)}
                onClick={() => onRedirect(path)}
              >
                {text.redirect}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && open.length > most && (
        <Button variant="secondary" size="sm" onClick={() => setMost(most + AT_ONCE)}>
          {redirects.more}
        </Button>
      )}
      {others > 0 && <p className="text-muted text-sm">{text.others(others)}</p>}
    </SettingsSection>
  );
}
