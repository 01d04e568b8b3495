import { type FormEvent, useState, useTransition } from "react";
import { EmailField, readEmail } from "~/panel/access/email-field.tsx";
import { askForPassword } from "~/panel/data/accounts/accounts.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { Button } from "~/ui/button.tsx";
import { failureText } from "./failure-text.ts";
import { newPassword } from "./words.ts";

const text = newPassword.ask;

export function AskForPassword({ client }: { client: AdminClient }) {
  const [busy, start] = useTransition();
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState("");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, problem = "" } = readEmail(form);
    setError(problem);
    if (problem) return form.querySelector<HTMLInputElement>("[name=email]")?.focus();
    start(async () => {
      try {
        await askForPassword(client, email);
        setIsSent(true);
      } catch (problem) {
        setError(failureText(problem));
      }
    });
  }

  if (isSent) {
    return (
      <div role="status" className="grid gap-4">
        <p className="text-lead">{text.sent}</p>
        <p className="text-text-2">{text.notArrived}</p>
      </div>
    );
  }
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-6">
      <p className="text-text-2">{text.text}</p>
      <EmailField error={error} />
      <Button type="submit" disabled={busy}>
        {busy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
