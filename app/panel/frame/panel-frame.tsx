import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { createQueryClient } from "~/panel/access/query-client.ts";
import { SessionProvider } from "~/panel/access/session.tsx";
import type { AdminClient } from "~/panel/data/client.ts";
import type { Account } from "~/panel/data/session.ts";
import { Spinner } from "~/panel/kit/ui/spinner.tsx";
import { admin } from "~/panel/kit/words.ts";
import { MailBanner } from "~/panel/notifications/mail-banner.tsx";
import { MotionSwitch } from "~/site/shell/motion-switch.tsx";
import { PartBoundary } from "~/ui/part-boundary.tsx";
import { AttentionLine, BackupAge } from "./attention-line.tsx";
import { ClockBanner } from "./clock-banner.tsx";
import { type Menu, PanelHeader } from "./panel-header.tsx";

type Props = { client: AdminClient; account: Account; menu: Menu; children: ReactNode };

export function PanelFrame({ client, account, menu, children }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider client={client} account={account}>
        <PanelHeader menu={menu} />
        <ClockBanner />
        <PartBoundary>
          <MailBanner />
        </PartBoundary>
        <PartBoundary>
          <AttentionLine />
        </PartBoundary>
        <Suspense fallback={<Spinner label={admin.loading} />}>{children}</Suspense>
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 px-gutter pt-16 pb-8">
          <MotionSwitch />
          <PartBoundary>
            <BackupAge />
          </PartBoundary>
        </div>
      </SessionProvider>
    </QueryClientProvider>
  );
}
