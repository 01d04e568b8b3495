import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import type { Loaded } from "~/data/loaded.ts";
import { pageTitle } from "~/head/seo.ts";

type Props<T> = {
  /** On the server and at first the thing itself, in client navigation a promise of it. */
  page: Loaded<T> | Promise<Loaded<T>>;
  /** Tells pages of one route apart, so that each shows its own skeletons. */
  id?: string;
  skeleton: ReactNode;
  /** The document's title, where it depends on what comes; null while that is on its way. */
  title?: (page: Loaded<T> | null) => string;
  children: (page: Loaded<T>) => ReactNode;
};

/**
 * A page that reads the backend: skeletons, then whatever came of it. In client navigation the
 * router fixes the head before the page is known, so the title is set from here.
 */
export function LoadedPage<T>({ page, id, skeleton, title, children }: Props<T>) {
  const titled = (loaded: Loaded<T> | null) =>
    title && page instanceof Promise ? <title>{pageTitle(title(loaded))}</title> : null;
  return (
    <Suspense
      key={id}
      fallback={
        <>
          {titled(null)}
          {skeleton}
        </>
      }
    >
      <Await resolve={page}>
        {(loaded: Loaded<T>) => (
          <>
            {titled(loaded)}
            {children(loaded)}
          </>
        )}
      </Await>
    </Suspense>
  );
}
