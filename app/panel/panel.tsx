import * as Tabs from "@radix-ui/react-tabs";
import { lazy, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router";
import { broken } from "~/panel/frame/words.ts";
import { caseStudies, posts } from "~/panel/records/words.ts";
import { mainId } from "~/site/shell/main-id.ts";
import { Button } from "~/ui/button.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { useListParams } from "./access/use-list-params.ts";
import { Modal } from "./kit/ui/modal.tsx";
import { useStrayDrops } from "./pictures/upload/use-stray-drops.ts";
import { caseStudyKind } from "./records/case-studies/case-study-kind.ts";
import { RecordList } from "./records/list/record-list.tsx";
import { postKind } from "./records/posts/post-kind.ts";
import { usePlannedPages } from "./site-editor/planned/use-planned-pages.ts";

const PostSheet = lazy(async () => ({
  default: (await import("./records/posts/post-sheet.tsx")).PostSheet,
}));
const CaseStudySheet = lazy(async () => ({
  default: (await import("./records/case-studies/case-study-sheet.tsx")).CaseStudySheet,
}));

export function Panel() {
  useStrayDrops();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tab = params.get("tab") === "case-studies" ? "case-studies" : "blog";
  const edited = readEdited(params.get("edit"));
  const plannedPages = usePlannedPages();
  const Sheet = tab === "blog" ? PostSheet : CaseStudySheet;

  return (
    <main id={mainId} tabIndex={-1} className="mx-auto max-w-page px-gutter outline-none">
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setParams(next === "blog" ? {} : { tab: next })}
      >
        <Tabs.List className="flex gap-8 border-line border-b">
          <Tab value="blog">{posts.tab}</Tab>
          <Tab value="case-studies">{caseStudies.tab}</Tab>
        </Tabs.List>
        <Tabs.Content value="blog" tabIndex={-1} className="pt-3">
          <RecordList kind={postKind} plannedPages={plannedPages} />
        </Tabs.Content>
        <Tabs.Content value="case-studies" tabIndex={-1} className="pt-3">
          <RecordList kind={caseStudyKind} plannedPages={plannedPages} />
        </Tabs.Content>
      </Tabs.Root>
      {edited && (
        <PartBoundary key={sheetKey(edited.id, state)} fallback={<BrokenSheet />}>
          <Suspense>
            <Sheet recordId={edited.id} />
          </Suspense>
        </PartBoundary>
      )}
    </main>
  );
}

function readEdited(value: string | null): { id: number | null } | null {
  if (value === "new") return { id: null };
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? { id } : null;
}

/** A new record keeps its sheet when a save gives it an address. */
function sheetKey(id: number | null, state: unknown): string {
  const goesOn = typeof state === "object" && state !== null && "sheet" in state;
  return id === null || goesOn ? "new" : String(id);
}

function Tab({ value, children }: { value: string; children: string }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px flex min-h-12 items-center gap-2.5 border-transparent border-b-2 font-semibold text-text-2 transition-colors hover:text-text data-[state=active]:border-accent data-[state=active]:text-text"
    >
      {children}
    </Tabs.Trigger>
  );
}

function BrokenSheet() {
  const { change } = useListParams();
  return (
    <Modal open onClose={() => change({ edit: null })} title={broken.sheet}>
      <Button onClick={() => location.reload()}>{broken.reload}</Button>
    </Modal>
  );
}
