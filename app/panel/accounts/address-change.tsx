import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { readEmail } from "~/panel/access/email-field.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { changeAddress, readOwnAccount } from "~/panel/data/accounts/own-account.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { failureText } from "./failure-text.ts";
import { account } from "./words.ts";

const text = account.address;

export function AddressChange() {
  const { client, account: me, withSession } = useSession();
  const { data } = useRead(["own-account"], readOwnAccount, { refetchOnMount: "always" });
  const [errors, setErrors] = useState<{ email?: string; current?: string }>({});
  const [sent, setSent] = useState<{ email: string; until: string } | null>(null);
  const change = useMutation({
    mutationFn: (asked: { email: string; current: string }) =>
      withSession(() => changeAddress(client, asked)).then(
        ({ until }) => ({ email: asked.email, until }),
        failureText,
      ),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, problem } = readEmail(form);
    const current = String(new FormData(form).get("current"));
    const found = {
      ...(problem && { email: problem }),
      ...(current === "" && { current: text.missing }),
    };
    setErrors(found);
    setSent(null);
    change.reset();
    if (found.email || found.current) {
      const name = found.email ? "email" : "current";
      return form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    }
    const outcome = await change.mutateAsync({ email, current });
    if (typeof outcome === "string") return;
    setSent(outcome);
    form.reset();
  }

  return (
    <section className="border border-line bg-surface p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.title}</h2>
      <p className="mt-3 max-w-prose text-text-2 [overflow-wrap:anywhere]">
        {text.now(data?.email ?? me.email)}
      </p>
      {data?.mail && data.comesBack && (
        <p className="mt-3 border-accent border-l-2 pl-4">{text.comesBack}</p>
      )}
      {data && !data.mail ? (
        <p className="mt-3 max-w-prose text-text-2">{text.noMail}</p>
      ) : (
        <form method="dialog" noValidate onSubmit={submit} className="mt-6 grid gap-6">
          <Field
            label={text.next}
            name="email"
            type="email"
            autoComplete="off"
            required
            hint={text.hint}
            error={errors.email}
          />
          <Field
            label={text.password}
            name="current"
            type="password"
            autoComplete="current-password"
            required
            error={errors.current}
          />
          {typeof change.data === "string" && (
            <p role="alert" className="border-accent border-l-2 bg-raised px-4 py-3 text-sm">
              {change.data}
            </p>
          )}
          <Button type="submit" disabled={change.isPending} className="justify-self-start">
            {change.isPending ? text.submitting : text.submit}
          </Button>
        </form>
      )}
      <div role="status">
        {sent && (
          <p className="mt-6 border-accent border-l-2 pl-4 [overflow-wrap:anywhere]">
            {text.sent(sent.email, formatMoment(sent.until))}
          </p>
        )}
      </div>
    </section>
  );
}
