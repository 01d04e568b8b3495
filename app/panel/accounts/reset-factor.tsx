import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import type { Person } from "~/panel/data/accounts/accounts.ts";
import { resetFactor } from "~/panel/data/accounts/second-factor.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { failureText } from "./failure-text.ts";
import { people } from "./words.ts";

const text = people.factor;

type Props = { person: Person; onChange: () => void };

/** That somebody has a second factor, and for others that it can be taken away. */
export function ResetFactor({ person: { id, email, isMe }, onChange }: Props) {
  const { client, withSession } = useSession();
  const [asking, setAsking] = useState(false);

  async function reset() {
    setAsking(false);
    try {
      await withSession(() => resetFactor(client, id));
      toastSuccess(text.done(email));
    } catch (error) {
      toastError(failureText(error));
    }
    onChange();
  }

  return (
    <div className="font-normal text-muted text-sm">
      <p className="mt-1">{text.has}</p>
      {!isMe && (
        <Button variant="ghost" aria-label={text.of(email)} onClick={() => setAsking(true)}>
          {text.button}
        </Button>
      )}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={text.ask(email)}
        description={text.text}
      >
        <Button size="sm" onClick={() => setAsking(false)}>
          {text.cancel}
        </Button>
        <Button size="sm" variant="secondary" onClick={reset}>
          {text.button}
        </Button>
      </Confirm>
    </div>
  );
}
