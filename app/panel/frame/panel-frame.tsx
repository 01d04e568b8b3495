import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { createQueryClient } from "~/panel/access/query-client.ts";
import { SessionProvider } from "~/panel/access/session.tsx";
import type { AdminClient } from "~/panel/data/client.ts";
import type { Rights } from "~/panel/data/rights.ts";
import { minutesAhead, watchClock } from "~/panel/data/server-clock.ts";
import type { Account } from "~/panel/data/session.ts";
import { Spinner } from "~/panel/kit/ui/spinner.tsx";
import { admin } from "~/panel/kit/words.ts";
import { MailBanner } from "~/panel/notifications/mail-banner.tsx";
import { MotionSwitch } from "~/site/shell/motion-switch.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { AttentionLine, BackupAge } from "./attention-line.tsx";
import { Palette } from "./palette.tsx";
import { type Menu, PanelHeader } from "./panel-header.tsx";
import { wrongClock } from "./words.ts";

type Props = {
  client: AdminClient;
  account: Account;
  rights: Rights;
  menu: Menu;
  /** Without what stands around the other screens. */
  isBare: boolean;
  children: ReactNode;
};

export function PanelFrame({ client, account, rights, menu, isBare, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  const screen = (
    <Suspense fallback={<Spinner label={admin.loading} isPage />}>{children}</Suspense>
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider client={client} account={account} rights={rights}>
        <PartBoundary>
          <Palette menu={menu} />
        </PartBoundary>
        {isBare ? (
          screen
        ) : (
          <>
            <PanelHeader menu={menu} />
            <ClockBanner />
            <PartBoundary>
              <MailBanner />
            </PartBoundary>
            <PartBoundary>
              <AttentionLine menu={menu} />
            </PartBoundary>
            {screen}
            <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-gutter pt-16 pb-8">
              <MotionSwitch />
              <PartBoundary>
                <BackupAge />
              </PartBoundary>
            </div>
          </>
        )}
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Over every screen, when this computer has another time than the server. */
function ClockBanner() {
  const ahead = useSyncExternalStore(watchClock, minutesAhead, () => 0);
  if (ahead === 0) return null;
  return (
    <aside aria-label={wrongClock.title} className="border-danger border-b bg-surface">
      <p className="mx-auto max-w-page px-gutter py-3 text-sm">
        <span className="font-semibold">{wrongClock.text(ahead)}</span> {wrongClock.hint}
      </p>
    </aside>
  );
}
