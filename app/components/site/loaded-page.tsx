import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import type { Loaded } from "~/lib/loaded.ts";

type Props<T> = {
  /** On the server and at first the thing itself, in client navigation a promise of it. */
  page: Loaded<T> | Promise<Loaded<T>>;
  /** Tells pages of one route apart, so that each shows its own skeletons. */
  id?: string;
  skeleton: ReactNode;
  children: (page: Loaded<T>) => ReactNode;
};

/** A page that reads the backend: skeletons, then whatever came of it. */
export function LoadedPage<T>({ page, id, skeleton, children }: Props<T>) {
  return (
    <Suspense key={id} fallback={skeleton}>
      <Await resolve={page}>{children}</Await>
    </Suspense>
  );
}
