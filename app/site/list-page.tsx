import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import type { Loaded } from "~/data/loaded.ts";
import type { Listed } from "~/data/records/portions.ts";
import { Container } from "~/ui/container.tsx";
import { useRoomOfReturn } from "~/ui/room-of-return.ts";
import { Loading } from "~/ui/skeleton.tsx";
import { ClosingCall } from "./closing-call.tsx";
import { TryAgain } from "./try-again.tsx";

type ListWords = {
  title: string;
  lang?: "en";
  lead: string;
  loading: string;
  empty: { title: string; text: string; role?: "status" };
  failed: { text: string; hint: string; done: string };
  callToAction: { title: string; text: string; label: string };
};

type ListPageProps<Row> = {
  page: Loaded<Listed<Row>> | Promise<Loaded<Listed<Row>>>;
  words: ListWords;
  above?: ReactNode;
  skeleton: ReactNode;
  /** `count`: of all rows, of which these can be the first. */
  children: (rows: Row[], count: number) => ReactNode;
};

/** A list of rows. One that could not be read ends empty, says so, and can be asked for again. */
export function ListPage<Row>({ page, words, above, skeleton, children }: ListPageProps<Row>) {
  const { title, lang, lead, loading, empty, failed, callToAction } = words;
  const room = useRoomOfReturn();
  return (
    <>
      <Container className="pb-section">
        <ListHeader title={title} lang={lang} lead={lead} />
        {above}
        <Suspense
          fallback={
            <Loading label={loading} className={room}>
              {skeleton}
            </Loading>
          }
        >
          <Await resolve={page}>
            {(loaded: Loaded<Listed<Row>>) => {
              if (loaded.state === "failed") {
                return (
                  <EmptyState title={empty.title} text={failed.hint}>
                    <p className="label mb-6 text-danger">{failed.text}</p>
                    <TryAgain failure={loaded} loading={loading} {...failed} />
                  </EmptyState>
                );
              }
              const value = loaded.state === "ready" ? loaded.value : [];
              const { rows, count } = Array.isArray(value)
                ? { rows: value, count: value.length }
                : value;
              return rows.length > 0 ? children(rows, count) : <EmptyState {...empty} />;
            }}
          </Await>
        </Suspense>
      </Container>
      <ClosingCall look="plain" {...callToAction} />
    </>
  );
}

type Props = { title: ReactNode; lang?: "en"; lead: ReactNode };

function ListHeader({ title, lang, lead }: Props) {
  return (
    <header className="grid gap-x-12 gap-y-6 pt-10 pb-[clamp(2.5rem,5vw,5rem)] md:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:items-end lg:justify-between">
      <h1 lang={lang} className="focus-in text-[clamp(2.75rem,1.05rem+6vw,6.5rem)] leading-[0.98]">
        {title}
      </h1>
      <p className="max-w-[46ch] text-lead text-text-2">{lead}</p>
    </header>
  );
}

type EmptyStateProps = { title: string; text: string; role?: "status"; children?: ReactNode };

/** In the place of a list that has no rows. */
function EmptyState({ title, text, role, children }: EmptyStateProps) {
  return (
    <div role={role} className="corners my-8 max-w-prose border border-line bg-surface p-6 md:p-10">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-5 max-w-[46ch] text-lead text-text-2">{text}</p>
      {children && <div className="mt-8">{children}</div>}
    </div>
  );
}
