import { Link, redirect, useNavigate } from "react-router";
import { LoginForm } from "~/components/admin/login-form.tsx";
import { Logo } from "~/components/site/logo.tsx";
import { toastSuccess } from "~/components/ui/toast.ts";
import { admin, login } from "~/content/admin.ts";
import { settingsContext } from "~/settings.ts";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = () => [{ title: login.title }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext).browserBackend;
}

/** Whoever is signed in already goes straight on to the panel's own check. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const backend = await serverLoader();
  if (localStorage.getItem("kadr-session") !== null) {
    const { adminClient } = await import("~/data/admin/client.ts");
    const { data } = await adminClient(backend).auth.getSession();
    if (data.session) throw redirect("/admin");
  }
  return backend;
}

export default function Login({ loaderData: backend }: Route.ComponentProps) {
  const navigate = useNavigate();
  const client = async () => (await import("~/data/admin/client.ts")).adminClient(backend);

  return (
    <main className="grid min-h-svh place-items-center px-gutter py-16">
      <div className="w-full max-w-md">
        <Link to="/" className="mb-12 inline-block" aria-label={login.back}>
          <Logo />
        </Link>
        <h1 className="mb-8 text-h2">{login.title}</h1>
        <LoginForm
          client={client}
          onSignedIn={() => {
            toastSuccess(admin.messages.signedIn);
            navigate("/admin", { replace: true });
          }}
        />
      </div>
    </main>
  );
}
