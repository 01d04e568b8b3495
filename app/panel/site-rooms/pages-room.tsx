import { type ReactNode, useState } from "react";
import { useRead } from "~/panel/access/use-read.ts";
import { ownDocumentsOf } from "~/panel/data/site/own-documents.ts";
import { listPublishedTexts, listTextDrafts } from "~/panel/data/site/site-texts.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { ListFailed } from "~/panel/kit/ui/list-states.tsx";
import { publicPages, type TextState, textStates } from "~/panel/site-editor/public-pages.ts";
import { sharedTexts } from "~/panel/site-editor/words.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { OwnButtons } from "./own-buttons.tsx";
import { type OpenedOwn, OwnDialog } from "./own-dialog.tsx";
import { ownWords } from "./own-words.ts";
import { siteRooms as text } from "./words.ts";

/** The list of „Podstrony”. It stands at once; what waits and what was changed comes with the answer. */
export function PagesRoom() {
  const { data, isError, refetch, isFetching } = useRead(
    ["site-texts"],
    async (client) => {
      const [drafts, published] = await Promise.all([
        listTextDrafts(client),
        listPublishedTexts(client),
      ]);
      return { drafts, published };
    },
    // One comes here from the editor, which has changed them.
    { staleTime: 0, meta: { failed: text.failed } },
  );
  const [opened, open] = useState<OpenedOwn | null>(null);
  const own = data ? ownDocumentsOf(data.drafts, data.published) : [];
  const states = data && textStates(data.drafts, data.published);
  const waiting = [...(states?.values() ?? [])].reduce((sum, state) => sum + state.waiting, 0);
  const shared = states?.get(null);
  return (
    <>
      <p className="max-w-prose text-text-2">{text.intro}</p>
      {waiting > 0 && <p className="mt-3 font-semibold">{text.waiting(waiting)}</p>}
      {isError && (
        <div className="mt-6">
          <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
        </div>
      )}
      <ul className="mt-6 border-line border-t">
        {publicPages.map((page) => (
          <PageRow key={page.path} {...page}>
            {states && <State state={states.get(page.path)} changed={text.changed} />}
          </PageRow>
        ))}
        {own.map((page) => (
          <PageRow key={page.document} {...page}>
            {states && <State state={states.get(page.path)} changed={text.changed} />}
            {page.kind === "page" && (
              <OwnButtons own={page} onChange={() => open(page)} onRemoved={refetch} />
            )}
          </PageRow>
        ))}
        {shared && (
          <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4">
            <div className="grow">
              <h3 className="font-semibold">{sharedTexts}</h3>
              <p className="text-muted text-sm">{text.sharedHint}</p>
            </div>
            <State state={shared} changed={text.sharedChanged} />
          </li>
        )}
      </ul>
      {data && (
        <Button variant="secondary" className="mt-6" onClick={() => open({ kind: "page" })}>
          {ownWords.add.page}
        </Button>
      )}
      <OwnDialog opened={opened} own={own} onClose={() => open(null)} onSaved={refetch} />
    </>
  );
}

function PageRow({ path, name, children }: { path: string; name: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4">
      <div className="grow">
        <h3 className="font-semibold">{name}</h3>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">{path}</p>
      </div>
      {children}
      <ButtonLink
        to={`/admin/strona/edycja${path}`}
        variant="secondary"
        size="sm"
        aria-label={`${text.edit}: ${name}`}
      >
        {text.edit}
      </ButtonLink>
    </li>
  );
}

type StateProps = { state: TextState | undefined; changed: (when: string) => string };

function State({ state, changed }: StateProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2 max-sm:order-last max-sm:w-full">
      {state && state.waiting > 0 && (
        <Badge className="border-accent bg-accent text-ink">
          {text.waitingHere(state.waiting)}
        </Badge>
      )}
      {state?.planned && (
        <Badge className="border-edge">
          {text.planned(formatMoment(state.planned.at), state.planned.count)}
        </Badge>
      )}
      {state && state.missed > 0 && (
        <Badge className="border-danger">{text.missed(state.missed)}</Badge>
      )}
      {state?.changedAt && changed(formatMoment(state.changedAt))}
      {!state && text.original}
    </p>
  );
}
