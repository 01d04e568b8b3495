import { lazy, Suspense } from "react";
import {
  Navigate,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRevalidator,
} from "react-router";
import { deviceStorage } from "~/data/browser-storage.ts";
import { isHiddenFromSearch } from "~/data/hidden-site.server.ts";
import { pageValues } from "~/data/page-content.server.ts";
import { Screen } from "~/panel/access/screen.tsx";
import { readFactor } from "~/panel/data/accounts/second-factor.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { rightsOf } from "~/panel/data/rights.ts";
import {
  type Account,
  currentAccount,
  isSignedOut,
  readMember,
  signOut,
} from "~/panel/data/session.ts";
import { Spinner } from "~/panel/kit/ui/spinner.tsx";
import { admin } from "~/panel/kit/words.ts";
import { settingsContext } from "~/settings.ts";
import { quotesWithoutConsent } from "~/site-texts/live.server.ts";
import { Button } from "~/ui/button.tsx";
import { toastError } from "~/ui/toast.ts";
import type { Role } from "../../../supabase/functions/accounts/roles.ts";
import type { Route } from "./+types/screens";
import { adminMenu, adminScreens, mayOpen } from "./admin-screens.ts";
import { signInPath } from "./wanted.ts";

const PanelFrame = lazy(async () => ({
  default: (await import("~/panel/frame/panel-frame.tsx")).PanelFrame,
}));

export async function loader({ context }: Route.LoaderArgs) {
  // Reading them tells what visitors are shown of the owner's words.
  await pageValues(context);
  const isHidden = await isHiddenFromSearch(context);
  const unconsented = quotesWithoutConsent();
  return { ...context.get(settingsContext).browserBackend, isHidden, unconsented };
}

/** Redirects accounts without access before the panel's code is loaded. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const restored = import("~/panel/editing/unsaved/device-storage.ts").then(({ restoreTexts }) =>
    restoreTexts(deviceStorage),
  );
  const [backend, { adminClient }] = await Promise.all([
    serverLoader(),
    import("~/panel/data/client.ts"),
  ]);
  const client = adminClient(backend);
  let account: Account | null;
  let roles: Role[] = [];
  try {
    account = await currentAccount(client);
    if (account !== null) {
      const member = await readMember(client, account.id);
      roles = member.roles;
      account = { ...account, name: member.name };
    }
    if (account && roles.length === 0 && (await lacksSecondFactor(client))) {
      await signOut(client);
      throw redirect(signInPath(request.url));
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isSignedOut(error)) {
      await signOut(client);
      throw redirect(signInPath(request.url));
    }
    console.error(error);
    toastError(admin.messages.checkFailed);
    return { client, account: null, roles: [], isHidden: false, unconsented: 0 };
  }
  if (account === null) throw redirect(signInPath(request.url));
  if (roles.length === 0) {
    toastError(admin.messages.notAdmin);
    throw redirect("/");
  }
  // The list and the sheets look for unsaved text when they are drawn.
  await restored;
  const { isHidden, unconsented } = backend;
  return { client, account, roles, isHidden, unconsented };
}

clientLoader.hydrate = true as const;

/** It was set up, or asked of everybody, since this session began. An account that is gone lacks nothing but its rights. */
async function lacksSecondFactor(client: AdminClient): Promise<boolean> {
  try {
    const { state } = await readFactor(client);
    return state !== "open" && state !== "none";
  } catch (error) {
    if (isSignedOut(error)) return false;
    throw error;
  }
}

/** The account is checked once: for each later request the database decides. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <Spinner label={admin.checking} />;
}

export default function Screens({ loaderData: { client, account, roles } }: Route.ComponentProps) {
  const screenId = useMatches().at(-1)?.id;
  const screen = adminScreens.find(({ path }) => path === screenId);
  const rights = rightsOf(roles);
  const menu = adminMenu(rights);
  const isOpen = !screen || mayOpen(screen, rights);
  if (!account) return <CheckFailed signOut={() => signOut(client)} />;
  return (
    <Suspense fallback={<HydrateFallback />}>
      <PanelFrame {...{ client, account, rights, menu }} isBare={isOpen && screen?.isBare === true}>
        {isOpen ? <Outlet /> : <ClosedScreen isFirst={screen.path === "admin"} menu={menu} />}
      </PanelFrame>
    </Suspense>
  );
}

type ClosedProps = { isFirst: boolean; menu: ReturnType<typeof adminMenu> };

/** The panel's first screen is another one for somebody who may not open it. */
function ClosedScreen({ isFirst, menu }: ClosedProps) {
  if (isFirst && menu[0]) return <Navigate to={menu[0].path} replace />;
  return (
    <Screen title={admin.closed.title}>
      <p className="max-w-prose text-text-2">{admin.closed.text}</p>
    </Screen>
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
