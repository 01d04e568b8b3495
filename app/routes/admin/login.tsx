import { Link, redirect, useNavigate } from "react-router";
import { admin, login } from "~/content/admin.ts";
import { sessionKey } from "~/panel/data/session-key.ts";
import { LoginForm } from "~/panel/session/login-form.tsx";
import { settingsContext } from "~/settings.ts";
import { Logo } from "~/site/shell/logo.tsx";
import { MotionSwitch } from "~/site/shell/motion-switch.tsx";
import { Picture } from "~/ui/picture.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = () => [{ title: login.title }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext).browserBackend;
}

/** A visitor with a session goes to /admin, which checks it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const backend = await serverLoader();
  if (localStorage.getItem(sessionKey) !== null) {
    const { adminClient } = await import("~/panel/data/client.ts");
    const { data } = await adminClient(backend).auth.getSession();
    if (data.session) throw redirect("/admin");
  }
  return backend;
}

clientLoader.hydrate = true as const;

export default function Login({ loaderData: backend }: Route.ComponentProps) {
  const navigate = useNavigate();
  const client = async () => (await import("~/panel/data/client.ts")).adminClient(backend);

  return (
    <main className="grid min-h-svh lg:grid-cols-[minmax(26rem,2fr)_3fr]">
      <div className="flex flex-col px-gutter py-8 lg:px-[clamp(2.5rem,5vw,5rem)] lg:py-12">
        <Link to="/" className="self-start" aria-label={login.back}>
          <Logo className="h-8 w-auto" />
        </Link>
        <div className="my-auto w-full max-w-md py-12">
          <h1 className="mb-9 text-[clamp(1.625rem,1.2rem+1.5vw,2.25rem)] leading-[1.08]">
            {login.title}
          </h1>
          <LoginForm
            client={client}
            onSignedIn={() => {
              toastSuccess(admin.messages.signedIn);
              navigate("/admin", { replace: true });
            }}
          />
        </div>
        <MotionSwitch className="self-start" />
      </div>
      {/* Not fetched where it is not shown. */}
      <div aria-hidden className="relative max-lg:hidden">
        <Picture
          name="hero-bg"
          alt=""
          sizes="60vw"
          className="lead-picture absolute! inset-0 h-full w-full"
          imgClassName="object-[78%_50%]!"
        />
      </div>
    </main>
  );
}
