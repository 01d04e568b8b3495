import { useState, useTransition } from "react";
import { confirmAddress } from "~/panel/data/accounts/own-account.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { Button } from "~/ui/button.tsx";
import { failureText } from "./failure-text.ts";
import { newAddress as text } from "./words.ts";

type Props = { client: AdminClient; token: string; email: string };

export function ConfirmAddress({ client, token, email }: Props) {
  const [busy, start] = useTransition();
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState("");

  function confirm() {
    start(async () => {
      try {
        await confirmAddress(client, token);
        setIsDone(true);
      } catch (failed) {
        setError(failureText(failed));
      }
    });
  }

  return (
    <div className="grid gap-6">
      <p role="status" className="[overflow-wrap:anywhere]">
        {isDone ? text.done(email) : text.ask(email)}
      </p>
      {error && (
        <p role="alert" className="border-accent border-l-2 bg-surface px-4 py-3">
          {error}
        </p>
      )}
      {!isDone && (
        <Button onClick={confirm} disabled={busy}>
          {text.confirm}
        </Button>
      )}
    </div>
  );
}
