import { lazy, Suspense } from "react";
import { newAddress, newPassword as text } from "~/panel/accounts/words.ts";
import { Spinner } from "~/panel/kit/ui/spinner.tsx";
import { settingsContext } from "~/settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import type { Route } from "./+types/password";
import { SignInPage } from "./sign-in-page.tsx";

const AskForPassword = lazy(async () => ({
  default: (await import("~/panel/accounts/ask-for-password.tsx")).AskForPassword,
}));
const SetPassword = lazy(async () => ({
  default: (await import("~/panel/accounts/set-password.tsx")).SetPassword,
}));

const ConfirmAddress = lazy(async () => ({
  default: (await import("~/panel/accounts/confirm-address.tsx")).ConfirmAddress,
}));

export const meta: Route.MetaFunction = () => [{ title: text.title }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext).browserBackend;
}

/** A link has its secret in the fragment, which only the browser knows. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [backend, { adminClient }, { readLink }] = await Promise.all([
    serverLoader(),
    import("~/panel/data/client.ts"),
    import("~/panel/accounts/read-link.ts"),
  ]);
  const client = adminClient(backend);
  return { client, ...(await readLink(client, location.hash.slice(1))) };
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Spinner label={text.set.checking} isPage />;
}

export default function PasswordRoute({ loaderData }: Route.ComponentProps) {
  const { client, kind } = loaderData;
  const purpose = kind === "set" ? loaderData.link.purpose : "reset";
  const titles = {
    invitation: text.set.invitation,
    address: newAddress.title,
    reset: text.title,
  };
  return (
    <SignInPage title={titles[purpose]}>
      <Suspense fallback={<Spinner label={text.set.checking} />}>
        {kind === "ask" && <AskForPassword client={client} />}
        {kind === "set" && purpose === "address" && (
          <ConfirmAddress client={client} token={loaderData.token} email={loaderData.link.email} />
        )}
        {kind === "set" && purpose !== "address" && (
          <SetPassword client={client} token={loaderData.token} email={loaderData.link.email} />
        )}
        {kind === "dead" && (
          <p role="alert" className="text-lead text-text-2">
            {loaderData.sentence}
          </p>
        )}
      </Suspense>
      <ButtonLink variant="ghost" to="/admin/login" className="mt-8">
        {text.back}
      </ButtonLink>
    </SignInPage>
  );
}
