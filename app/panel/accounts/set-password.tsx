import { type FormEvent, useState, useTransition } from "react";
import { useNavigate } from "react-router";
import { redeemPasswordLink } from "~/panel/data/accounts/accounts.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { signIn } from "~/panel/data/session.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import { passwordProblem } from "../../../supabase/functions/accounts/password-rules.ts";
import { failureText } from "./failure-text.ts";
import { ShowPasswords } from "./show-passwords.tsx";
import { account, newPassword } from "./words.ts";

const text = newPassword.set;

type Props = { client: AdminClient; token: string; email: string };

export function SetPassword({ client, token, email }: Props) {
  const navigate = useNavigate();
  const [visible, setVisible] = useState(false);
  const [busy, start] = useTransition();
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLInputElement>("[name=password]");
    const password = input?.value ?? "";
    const problem =
      password === "" ? account.password.missingNext : passwordProblem(password, email);
    setError(problem);
    if (problem !== null) return input?.focus();
    start(async () => {
      try {
        await redeemPasswordLink(client, token, password);
      } catch (failed) {
        return setError(failureText(failed));
      }
      toastSuccess(text.done);
      const { kind } = await signIn(client, email, password).catch(() => ({ kind: "failed" }));
      void navigate(kind === "signed-in" ? "/admin" : "/admin/login", { replace: true });
    });
  }

  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-6">
      <p className="text-text-2 [overflow-wrap:anywhere]">{text.for(email)}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field
        label={account.password.next}
        name="password"
        type={visible ? "text" : "password"}
        autoComplete="new-password"
        required
        hint={account.password.hint}
        error={error}
      />
      <ShowPasswords label={text.show} visible={visible} onChange={setVisible} />
      <Button type="submit" disabled={busy}>
        {busy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
