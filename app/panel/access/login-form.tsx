import {
  type FormEvent,
  lazy,
  Suspense,
  useState,
  useSyncExternalStore,
  useTransition,
} from "react";
import type { AdminClient } from "~/panel/data/client.ts";
import {
  type Account,
  type SecondStep as MissingStep,
  type SignInOutcome,
  signIn,
} from "~/panel/data/session.ts";
import { admin, login } from "~/panel/kit/words.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastError } from "~/ui/toast.ts";
import { EmailField, readEmail } from "./email-field.tsx";

type Props = {
  /** Loaded on submit, so that the form does not wait for supabase-js. */
  client: () => Promise<AdminClient>;
  onSignedIn: (account: Account) => void;
  email?: string;
};

const SecondStep = lazy(async () => ({
  default: (await import("./second-factor/second-step.tsx")).SecondStep,
}));

const refusals: Record<Exclude<SignInOutcome["kind"], "signed-in" | "second-step">, string> = {
  "wrong-credentials": admin.messages.wrongCredentials,
  "too-many": admin.messages.tooMany,
  "not-admin": admin.messages.notAdmin,
  "check-failed": admin.messages.checkFailed,
  failed: admin.messages.signInFailed,
};

type Errors = { email?: string; password?: string };

export function LoginForm({ client, onSignedIn, email }: Props) {
  const [busy, start] = useTransition();
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [step, setStep] = useState<(MissingStep & { email: string }) | null>(null);
  // A press before the scripts are there would do nothing.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`);
    const password = String(new FormData(form).get("password"));
    const { email: typed, problem } = readEmail(form);
    const found = {
      ...(problem && { email: problem }),
      ...(password === "" && { password: login.missingPassword }),
    };
    setErrors(found);
    if (found.email || found.password) return input(found.email ? "email" : "password")?.focus();

    setRefusal(null);
    start(async () => {
      settle(await attempt(client, typed, password), typed);
      input("password")?.select();
    });
  }

  function settle(outcome: SignInOutcome, typed: string) {
    if (outcome.kind === "second-step") return setStep({ ...outcome, email: typed });
    setStep(null);
    if (outcome.kind === "signed-in") return onSignedIn(outcome.account);
    setRefusal(refusals[outcome.kind]);
    toastError(refusals[outcome.kind]);
  }

  if (step) {
    return (
      <Suspense fallback={<p role="status">{admin.loading}</p>}>
        <SecondStep
          key={step.missing}
          step={step}
          client={client}
          email={step.email}
          onOutcome={(outcome) => settle(outcome, step.email)}
          onBack={() => setStep(null)}
        />
      </Suspense>
    );
  }
  return (
    // Without "dialog", a browser that has no script yet would put the password into the address.
    <form method="dialog" onSubmit={submit} noValidate className="grid gap-6">
      <EmailField
        defaultValue={email}
        error={errors.email}
        onChange={() => setErrors(({ password }) => ({ password }))}
      />
      <Field
        label={login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password}
        onChange={() => setErrors(({ email }) => ({ email }))}
      />
      {refusal && (
        <p className="border-accent border-l-2 bg-surface px-4 py-3 text-sm">{refusal}</p>
      )}
      <Button type="submit" disabled={busy || !isHydrated}>
        {busy ? login.submitting : login.submit}
      </Button>
    </form>
  );
}

async function attempt(
  client: Props["client"],
  email: string,
  password: string,
): Promise<SignInOutcome> {
  try {
    return await signIn(await client(), email, password);
  } catch (error) {
    console.error(error);
    return { kind: "failed" };
  }
}
