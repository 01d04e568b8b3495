import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { shell } from "~/content/shell.ts";
import type { Loaded } from "~/data/loaded.ts";
import type { RelatedRecord, RowImage, Seo } from "~/data/types.ts";
import { pageTitle } from "~/head/seo.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Container } from "~/ui/container.tsx";
import { cx } from "~/ui/cx.ts";
import { useRoomOfReturn } from "~/ui/room-of-return.ts";
import { Loading } from "~/ui/skeleton.tsx";
import { BackLink } from "./back-link.tsx";
import { ErrorFrame } from "./error-page.tsx";
import { RecordEnd } from "./record-end.tsx";
import { TryAgain } from "./try-again.tsx";

type RecordWords = {
  back: string;
  next?: string;
  related?: string;
  loading: string;
  missing: { code?: string; title: string; text: string };
  failed: { text: string; done: string };
};

type Next = { slug: string; title: string; image: RowImage | null; day?: string };

type RecordPageProps<T> = {
  /** On the server and at first the thing itself, in client navigation perhaps a promise of it. */
  page: Loaded<T> | Promise<Loaded<T>>;
  slug: string;
  list: { path: string; title: string };
  words: RecordWords;
  skeleton: ReactNode;
  whenMissing?: ReactNode;
  children: (record: T) => ReactNode;
};

/** In client navigation the router fixes the head too early, so the title is set from here. */
export function RecordPage<
  T extends { title: string; seo?: Seo; next?: Next | null; related?: RelatedRecord[] },
>(props: RecordPageProps<T>) {
  const { page, slug, list, words, skeleton, whenMissing, children } = props;
  const titled = (loaded: Loaded<T> | null) =>
    page instanceof Promise && <title>{pageTitle(recordTitle(loaded, list, words))}</title>;
  const room = useRoomOfReturn();
  const back = <BackLink to={list.path}>{words.back}</BackLink>;

  return (
    <Suspense
      key={slug}
      fallback={
        <>
          {titled(null)}
          <Container className="pt-6 md:pt-10">{back}</Container>
          <Loading label={words.loading} className={cx("pb-section", room)}>
            {skeleton}
          </Loading>
        </>
      }
    >
      <Await resolve={page}>
        {(loaded: Loaded<T>) => (
          <>
            {titled(loaded)}
            {loaded.state === "ready" && children(loaded.value)}
            {loaded.state === "ready" && loaded.value.next && (
              <RecordEnd
                next={loaded.value.next}
                related={loaded.value.related}
                words={words}
                path={list.path}
              />
            )}
            {loaded.state === "missing" && (
              <>
                <ErrorFrame {...words.missing}>
                  <p className="mt-6 max-w-[44ch] text-lead text-text-2">{words.missing.text}</p>
                  <ButtonLink to={list.path} className="mt-9">
                    {words.back}
                  </ButtonLink>
                </ErrorFrame>
                {whenMissing}
              </>
            )}
            {loaded.state === "failed" && (
              <Container className="pt-6 pb-section md:pt-10">
                {back}
                <h1 className="sr-only">{list.title}</h1>
                <div className="corners my-8 max-w-prose border border-line bg-surface p-6 md:p-8">
                  <p className="label label-caps mb-3 text-danger">{shell.error.label}</p>
                  <p className="mb-6 text-lead">{words.failed.text}</p>
                  <TryAgain failure={loaded} loading={words.loading} {...words.failed} />
                </div>
              </Container>
            )}
          </>
        )}
      </Await>
    </Suspense>
  );
}

/** The title of a record's page; that of the list above while the record is on its way, or failed. */
export function recordTitle(
  page: Loaded<{ title: string; seo?: Seo }> | null,
  list: { title: string },
  words: { missing: { title: string } },
): string {
  if (page?.state === "missing") return words.missing.title;
  return page?.state === "ready" ? (page.value.seo?.title ?? page.value.title) : list.title;
}
