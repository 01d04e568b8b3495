import { Outlet } from "react-router";
import { IntentPrefetch } from "~/components/site/intent-prefetch.tsx";
import { PageShell } from "~/components/site/page-shell.tsx";
import { RouteError } from "~/components/site/route-error.tsx";
import type { Route } from "./+types/layout";

export default function PublicLayout() {
  return (
    <PageShell>
      <IntentPrefetch />
      <Outlet />
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageShell>
      <RouteError error={error} />
    </PageShell>
  );
}
