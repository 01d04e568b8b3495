import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { changePassword } from "~/panel/data/accounts/accounts.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import { passwordProblem } from "../../../supabase/functions/accounts/password-rules.ts";
import { failureText } from "./failure-text.ts";
import { ShowPasswords } from "./show-passwords.tsx";
import { account } from "./words.ts";

const text = account.password;

export function PasswordChange() {
  const { client, account: me, withSession } = useSession();
  const [visible, setVisible] = useState(false);
  const [errors, setErrors] = useState<{ current?: string; next?: string }>({});
  const change = useMutation({
    mutationFn: (passwords: { current: string; next: string }) =>
      withSession(() => changePassword(client, me.email, passwords)).then(() => "", failureText),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const focus = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    const fields = new FormData(form);
    const [current, next] = [String(fields.get("current")), String(fields.get("next"))];
    const problem = next === "" ? text.missingNext : passwordProblem(next, me.email);
    const found = {
      ...(current === "" && { current: text.missing }),
      ...(problem !== null && { next: problem }),
    };
    setErrors(found);
    change.reset();
    if (found.current || found.next) return focus(found.current ? "current" : "next");

    if (await change.mutateAsync({ current, next })) return;
    form.reset();
    toastSuccess(text.changed);
  }

  return (
    <section className="border border-line bg-surface p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.title}</h2>
      <p className="mt-3 max-w-prose text-text-2">{text.after}</p>
      <form method="dialog" noValidate onSubmit={submit} className="mt-6 grid gap-6">
        {/* So that a password manager knows whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={me.email} readOnly />
        <Field
          label={text.current}
          name="current"
          type={visible ? "text" : "password"}
          autoComplete="current-password"
          required
          error={errors.current}
        />
        <Field
          label={text.next}
          name="next"
          type={visible ? "text" : "password"}
          autoComplete="new-password"
          required
          hint={text.hint}
          error={errors.next}
        />
        <ShowPasswords label={text.show} visible={visible} onChange={setVisible} />
        {change.data && (
          <p role="alert" className="border-accent border-l-2 bg-raised px-4 py-3 text-sm">
            {change.data}
          </p>
        )}
        <Button type="submit" disabled={change.isPending} className="justify-self-start">
          {change.isPending ? text.submitting : text.submit}
        </Button>
      </form>
    </section>
  );
}
