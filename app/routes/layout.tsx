import { type ReactNode, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { tabVisit } from "~/data/contact/tab-visit.ts";
import { IntentPrefetch } from "~/first-load/intent-prefetch.tsx";
import { RouteError } from "~/site/route-error.tsx";
import { PageShell } from "~/site/shell/page-shell.tsx";
import type { Route } from "./+types/layout";

export default function PublicLayout() {
  const { pathname } = useLocation();
  useEffect(() => {
    tabVisit.paths.push(pathname);
    tabVisit.report?.(pathname);
  }, [pathname]);
  return (
    <Frame>
      <IntentPrefetch />
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <RouteError error={error} />
    </Frame>
  );
}

/** The public frame; addresses that begin as the panel's do are without it, also those that lead nowhere. */
function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (/^\/admin/i.test(pathname)) return <main>{children}</main>;
  return <PageShell>{children}</PageShell>;
}
