import { Fragment, startTransition, useEffect, useState } from "react";
import { matchPath, PrefetchPageLinks, useLocation } from "react-router";
import { watchIntent } from "./intent.ts";
import { viewingConditions } from "./viewing-conditions.ts";

/** Pages with a `clientLoader`: the router prefetches their code, but not their data. */
const withClientLoader: readonly [pattern: string, routeId: string][] = [
  ["/blog", "routes/blog/blog"],
  ["/blog/:slug", "routes/blog/blog-post"],
  ["/case-studies", "routes/case-studies/case-studies"],
  ["/case-studies/:slug", "routes/case-studies/case-study"],
];

/** Fetches code and data of a page when a visitor is about to go there; once per page that is shown. */
export function IntentPrefetch() {
  const { pathname } = useLocation();
  return <PrefetchedPages key={pathname} />;
}

function PrefetchedPages() {
  const [paths, setPaths] = useState<readonly string[]>([]);

  useEffect(() => {
    if (viewingConditions().saveData) return;
    // Not before the frame that answers the press.
    return watchIntent(document, (path) =>
      startTransition(() => setPaths((known) => (known.includes(path) ? known : [...known, path]))),
    );
  }, []);

  return paths.map((path) => (
    <Fragment key={path}>
      <PrefetchPageLinks page={path} />
      {dataOf(path).map((href) => (
        <link key={href} rel="prefetch" as="fetch" href={href} />
      ))}
    </Fragment>
  ));
}

/** The address that the router asks for when the link is followed. */
function dataOf(path: string): string[] {
  return withClientLoader
    .filter(([pattern]) => matchPath(pattern, path))
    .map(([, routeId]) => `${path}.data?_routes=${encodeURIComponent(routeId)}`);
}
