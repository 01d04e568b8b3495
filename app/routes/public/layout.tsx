import { Outlet } from "react-router";
import { PageShell } from "~/components/site/page-shell.tsx";

export default function PublicLayout() {
  return (
    <PageShell>
      <Outlet />
    </PageShell>
  );
}
