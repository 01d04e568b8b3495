import { QueryClientProvider } from "@tanstack/react-query";
import { Tabs } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { admin, caseStudies, posts } from "~/content/admin.ts";
import { broken } from "~/content/admin-tools.ts";
import { Logo } from "~/site/shell/logo.tsx";
import { MotionSwitch } from "~/site/shell/motion-switch.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { caseStudyKind } from "./case-studies/case-study-kind.ts";
import type { AdminClient } from "./data/client.ts";
import { type Account, signOut } from "./data/session.ts";
import { draftedRecords } from "./editor/drafts/local-drafts.ts";
import { useCloseSheet } from "./editor/use-close-sheet.ts";
import { createQueryClient } from "./list/queries.ts";
import { RecordList } from "./list/record-list.tsx";
import { useStrayDrops } from "./media/use-stray-drops.ts";
import { postKind } from "./posts/post-kind.ts";
import { SessionProvider } from "./session/session.tsx";
import { Confirm } from "./ui/confirm.tsx";
import { Modal } from "./ui/modal.tsx";
import { PartBoundary } from "./ui/part-boundary.tsx";

// The editor is loaded with the sheet.
const PostSheet = lazy(async () => ({
  default: (await import("./posts/post-sheet.tsx")).PostSheet,
}));
const CaseStudySheet = lazy(async () => ({
  default: (await import("./case-studies/case-study-sheet.tsx")).CaseStudySheet,
}));

type Props = { client: AdminClient; account: Account };

export function Panel({ client, account }: Props) {
  useStrayDrops();
  const [queryClient] = useState(createQueryClient);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tab = params.get("tab") === "case-studies" ? "case-studies" : "blog";
  const edited = readEdited(params.get("edit"));
  const Sheet = tab === "blog" ? PostSheet : CaseStudySheet;

  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider client={client} account={account}>
        <PanelHeader client={client} account={account} />
        <main className="mx-auto max-w-page px-gutter pt-3 pb-8">
          <Tabs.Root
            value={tab}
            onValueChange={(next) => setParams(next === "blog" ? {} : { tab: next })}
          >
            <Tabs.List className="flex gap-8 border-line border-b">
              <Tab value="blog">{posts.tab}</Tab>
              <Tab value="case-studies">{caseStudies.tab}</Tab>
            </Tabs.List>
            <Tabs.Content value="blog" tabIndex={-1} className="pt-8">
              <RecordList kind={postKind} />
            </Tabs.Content>
            <Tabs.Content value="case-studies" tabIndex={-1} className="pt-8">
              <RecordList kind={caseStudyKind} />
            </Tabs.Content>
          </Tabs.Root>
          <MotionSwitch className="mt-16" />
        </main>
        {edited && (
          <PartBoundary key={sheetKey(edited.id, state)} fallback={<BrokenSheet />}>
            <Suspense>
              <Sheet recordId={edited.id} />
            </Suspense>
          </PartBoundary>
        )}
      </SessionProvider>
    </QueryClientProvider>
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
  const close = useCloseSheet();
  return (
    <Modal open onClose={close} title={broken.sheet}>
      <Button onClick={() => location.reload()}>{broken.reload}</Button>
    </Modal>
  );
}

function PanelHeader({ client, account }: Props) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  function ask() {
    const tables = ["blog_posts", "case_studies"] as const;
    const drafts = tables.map((table) =>
      draftedRecords(localStorage, { userId: account.id, table }),
    );
    if (drafts.some(({ size }) => size > 0)) setAsking(true);
    else leave();
  }

  async function leave() {
    setAsking(false);
    try {
      await signOut(client);
      toastSuccess(admin.messages.signedOut);
    } catch (error) {
      console.error(error);
      toastError(admin.messages.signOutFailed);
    }
    navigate("/admin/login");
  }

  return (
    <header className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-3 px-gutter py-3.5">
        <Link to="/" aria-label={admin.openSite} className="shrink-0 max-sm:hidden">
          <Logo className="h-7 w-auto" />
        </Link>
        <span aria-hidden className="h-6 w-px bg-line max-sm:hidden" />
        <h1 className="mr-auto text-base sm:text-lg">{admin.title}</h1>
        <span className="text-muted text-sm max-md:hidden">{account.email}</span>
        <Button variant="secondary" size="sm" onClick={ask}>
          {admin.signOut}
        </Button>
      </div>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={admin.leave.title}
        description={admin.leave.text}
      >
        <Button size="sm" onClick={() => setAsking(false)}>
          {admin.leave.stay}
        </Button>
        <Button size="sm" variant="secondary" onClick={leave}>
          {admin.signOut}
        </Button>
      </Confirm>
    </header>
  );
}
