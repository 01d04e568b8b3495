import { type FormEvent, useState } from "react";
import { newPassword } from "~/content/admin/accounts.ts";
import { login } from "~/content/admin/admin.ts";
import { askForPassword } from "~/panel/data/accounts.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { failureText } from "./failure-text.ts";

const text = newPassword.ask;

export function AskForPassword({ client }: { client: AdminClient }) {
  const [state, setState] = useState<"idle" | "busy" | "sent">("idle");
  const [error, setError] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLInputElement>("[name=email]");
    const email = input?.value.trim() ?? "";
    if (email === "" || !input?.validity.valid) {
      setError(email === "" ? login.missingEmail : login.badEmail);
      return input?.focus();
    }
    setError("");
    setState("busy");
    try {
      await askForPassword(client, email);
      setState("sent");
    } catch (problem) {
      setError(failureText(problem));
      setState("idle");
    }
  }

  if (state === "sent") {
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
      <Field
        label={login.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={error}
      />
      <Button type="submit" disabled={state === "busy"}>
        {state === "busy" ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
