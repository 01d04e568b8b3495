import { Outlet } from "react-router";
import { frame } from "~/panel/frame/words.ts";
import panelStyles from "~/panel/panel.css?url";
import { RouteError } from "~/site/route-error.tsx";
import type { Route } from "./+types/layout";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: panelStyles }];

/** Never for search engines; no public header, no footer. */
export default function AdminLayout() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <noscript>
        <p className="border-accent border-l-2 bg-surface px-gutter py-4">{frame.needsScripts}</p>
      </noscript>
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <RouteError error={error} />
    </main>
  );
}
