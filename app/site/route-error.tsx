import { isRouteErrorResponse } from "react-router";
import { shell } from "~/content/shell.ts";
import { NotFoundPage, UnexpectedErrorPage } from "./error-page.tsx";

export function RouteError({ error }: { error: unknown }) {
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{notFound ? shell.notFound.title : shell.error.title}</title>
      <meta name="robots" content="noindex" />
      {notFound ? <NotFoundPage /> : <UnexpectedErrorPage message={messageOf(error)} />}
    </>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
