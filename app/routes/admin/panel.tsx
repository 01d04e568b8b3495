import { redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { admin } from "~/content/admin.ts";
import { Spinner } from "~/panel/ui/spinner.tsx";
import { settingsContext } from "~/settings.ts";
import { Button } from "~/ui/button.tsx";
import { toastError } from "~/ui/toast.ts";
import type { Route } from "./+types/panel";

export const meta: Route.MetaFunction = () => [{ title: admin.title }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext).browserBackend;
}

/** The guard: who may not see the panel is sent away before any of it is loaded. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [backend, { adminClient }, { currentAccount, isAdministrator }] = await Promise.all([
    serverLoader(),
    import("~/panel/data/client.ts"),
    import("~/panel/data/session.ts"),
  ]);
  const client = adminClient(backend);
  const checked = await currentAccount(client)
    .then(async (account) => ({
      account,
      allowed: account !== null && (await isAdministrator(client, account.id)),
    }))
    .catch((error: unknown) => {
      console.error(error);
      return null;
    });

  if (checked === null) {
    toastError(admin.messages.checkFailed);
    return { client, account: null, Panel: null };
  }
  if (checked.account === null) throw redirect("/admin/login");
  if (!checked.allowed) {
    toastError(admin.messages.notAdmin);
    throw redirect("/");
  }
  const { Panel } = await import("~/panel/panel.tsx");
  return { client, account: checked.account, Panel };
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

export default function PanelRoute({ loaderData }: Route.ComponentProps) {
  const { client, account, Panel } = loaderData;
  if (!account || !Panel)
    return <CheckFailed signOut={() => client.auth.signOut({ scope: "local" })} />;
  return <Panel client={client} account={account} />;
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
