import { redirect, useNavigate } from "react-router";
import { deviceStorage } from "~/data/browser-storage.ts";
import { canMailPassword } from "~/data/password-help.server.ts";
import { LoginForm } from "~/panel/access/login-form.tsx";
import { newPassword } from "~/panel/accounts/words.ts";
import { sessionKey } from "~/panel/data/session-key.ts";
import { admin, login } from "~/panel/kit/words.ts";
import { settingsContext } from "~/settings.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import type { Route } from "./+types/login";
import { SignInPage } from "./sign-in-page.tsx";
import { wantedPath } from "./wanted.ts";

export const meta: Route.MetaFunction = () => [{ title: login.title }];

export async function loader({ context }: Route.LoaderArgs) {
  const { browserBackend } = context.get(settingsContext);
  return { ...browserBackend, canMailPassword: await canMailPassword(context) };
}

/** A visitor with a session goes to the panel, which checks it. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const backend = await serverLoader();
  if (deviceStorage.getItem(sessionKey) !== null) {
    const { adminClient } = await import("~/panel/data/client.ts");
    const { data } = await adminClient(backend).auth.getSession();
    if (data.session) throw redirect(wantedPath(request.url));
  }
  return { ...backend, keepsAnything: keepsAnything() };
}

clientLoader.hydrate = true as const;

export default function Login({ loaderData: backend }: Route.ComponentProps) {
  const navigate = useNavigate();
  const client = async () => (await import("~/panel/data/client.ts")).adminClient(backend);

  return (
    <SignInPage title={login.title}>
      {"keepsAnything" in backend && !backend.keepsAnything && (
        <p role="alert" className="mb-6 border-accent border-l-2 bg-surface px-4 py-3">
          {login.noStorage}
        </p>
      )}
      <LoginForm
        client={client}
        onSignedIn={() => {
          toastSuccess(admin.messages.signedIn);
          void navigate(wantedPath(location.href), { replace: true });
        }}
      />
      {backend.canMailPassword && (
        <ButtonLink variant="ghost" to="/admin/haslo" className="mt-6">
          {newPassword.forgotten}
        </ButtonLink>
      )}
    </SignInPage>
  );
}

/** Without it nobody stays signed in. */
function keepsAnything(): boolean {
  const name = "kadr-probe";
  const isKept = deviceStorage.setItem(name, "");
  deviceStorage.removeItem(name);
  return isKept;
}
