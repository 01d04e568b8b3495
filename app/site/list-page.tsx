import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import type { Loaded } from "~/data/loaded.ts";
import { Container } from "~/ui/container.tsx";
import { Loading } from "~/ui/skeleton.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ListHeader } from "./list-header.tsx";
import { TryAgain } from "./try-again.tsx";

type ListWords = {
  title: string;
  lang?: "en";
  lead: string;
  loading: string;
  empty: { title: string; text: string };
  failed: { text: string; hint: string; done: string };
};

type ListPageProps<Row> = {
  page: Loaded<Row[]> | Promise<Loaded<Row[]>>;
  words: ListWords;
  above?: ReactNode;
  skeleton: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** A list of rows. One that could not be read ends empty, says so, and can be asked for again. */
export function ListPage<Row>({ page, words, above, skeleton, children }: ListPageProps<Row>) {
  const { title, lang, lead, loading, empty, failed } = words;
  return (
    <Container className="pb-section">
      <ListHeader title={title} lang={lang} lead={lead} />
      {above}
      <Suspense fallback={<Loading label={loading}>{skeleton}</Loading>}>
        <Await resolve={page}>
          {(loaded: Loaded<Row[]>) => {
            if (loaded.state === "failed") {
              return (
                <EmptyState title={empty.title} text={failed.hint}>
                  <p className="label mb-6 text-danger">{failed.text}</p>
                  <TryAgain failure={loaded} loading={loading} {...failed} />
                </EmptyState>
              );
            }
            const rows = loaded.state === "ready" ? loaded.value : [];
            return rows.length > 0 ? children(rows) : <EmptyState {...empty} />;
          }}
        </Await>
      </Suspense>
    </Container>
  );
}
