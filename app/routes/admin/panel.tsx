import { lazy, Suspense } from "react";
import { redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { admin } from "~/content/admin.ts";
import { type Account, currentAccount, isAdministrator } from "~/panel/data/session.ts";
import { Spinner } from "~/panel/ui/spinner.tsx";
import { settingsContext } from "~/settings.ts";
import { Button } from "~/ui/button.tsx";
import { toastError } from "~/ui/toast.ts";
import type { Route } from "./+types/panel";

const Panel = lazy(async () => ({ default: (await import("~/panel/panel.tsx")).Panel }));

export const meta: Route.MetaFunction = () => [{ title: admin.title }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext).browserBackend;
}

/** Who may not see the panel is sent away before any of it is loaded. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [backend, { adminClient }] = await Promise.all([
    serverLoader(),
    import("~/panel/data/client.ts"),
  ]);
  const client = adminClient(backend);
  let account: Account | null;
  let isAllowed: boolean;
  try {
    account = await currentAccount(client);
    isAllowed = account !== null && (await isAdministrator(client, account.id));
  } catch (error) {
    console.error(error);
    toastError(admin.messages.checkFailed);
    return { client, account: null };
  }
  if (account === null) throw redirect("/admin/login");
  if (!isAllowed) {
    toastError(admin.messages.notAdmin);
    throw redirect("/");
  }
  return { client, account };
}

clientLoader.hydrate = true as const;

/** Filters and the open sheet live in the query; the check need not run for every letter typed. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
    ? defaultShouldRevalidate
    : false;
}

export function HydrateFallback() {
  return <Spinner label={admin.checking} />;
}

export default function PanelRoute({ loaderData: { client, account } }: Route.ComponentProps) {
  if (!account) return <CheckFailed signOut={() => client.auth.signOut({ scope: "local" })} />;
  return (
    <Suspense fallback={<HydrateFallback />}>
      <Panel client={client} account={account} />
    </Suspense>
  );
}

function CheckFailed({ signOut }: { signOut: () => Promise<unknown> }) {
  const { revalidate, state } = useRevalidator();
  return (
    <main className="grid min-h-svh place-items-center p-6">
      <div className="corners max-w-prose border border-line bg-surface p-8">
        <h1 className="text-h3">{admin.messages.checkFailed}</h1>
        <p className="mt-3 text-text-2">{admin.checkFailedHint}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <Button onClick={() => revalidate()} disabled={state === "loading"}>
            {admin.tryAgain}
          </Button>
          <Button
            variant="secondary"
            onClick={() => signOut().then(() => location.assign("/admin/login"))}
          >
            {admin.signOut}
          </Button>
        </div>
      </div>
    </main>
  );
}
