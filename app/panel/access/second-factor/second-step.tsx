import { useState } from "react";
import { Refused } from "~/panel/data/accounts/accounts.ts";
import { giveCode, giveCodeToSupabase } from "~/panel/data/accounts/second-factor.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { enter, type SecondStep as Missing, type SignInOutcome } from "~/panel/data/session.ts";
import { Button } from "~/ui/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { SetUp } from "./set-up.tsx";
import { factor } from "./words.ts";

const text = factor.step;

type Props = {
  step: Missing;
  client: () => Promise<AdminClient>;
  email: string;
  onOutcome: (outcome: SignInOutcome) => void;
  onBack: () => void;
};

/** After the password: the code, or setting up what everybody must have. */
export function SecondStep({
  step: { passing, missing },
  client,
  email,
  onOutcome,
  onBack,
}: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const isOwn = missing === "code";

  async function goOn() {
    onOutcome(await enter(await client(), passing));
  }

  async function give(code: string, form: FormData) {
    if (isOwn) await giveCode(passing, code, form.get("remember") === "on");
    else if (!(await giveCodeToSupabase(passing, code))) throw new Refused(text.wrong);
    await goOn();
  }

  if (missing === "setup") {
    const intro = <p className="text-text-2">{factor.setup.required}</p>;
    return <SetUp client={passing} email={email} intro={intro} onDone={goOn} />;
  }
  return (
    <div className="grid gap-6">
      <p className="text-text-2">{isRecovery ? text.textRecovery : text.text}</p>
      <CodeForm
        key={String(isRecovery)}
        label={isRecovery ? text.recovery : factor.code}
        isOfApp={!isRecovery}
        submit={factor.confirm}
        onCode={give}
        others={
          <Button variant="secondary" onClick={onBack}>
            {text.back}
          </Button>
        }
      >
        {isOwn && (
          <label className="flex min-h-10 items-center gap-3 justify-self-start">
            <input type="checkbox" name="remember" className="size-5 shrink-0 accent-accent" />
            {text.remember}
          </label>
        )}
      </CodeForm>
      {isOwn && (
        <div className="grid justify-items-start gap-2">
          <Button variant="ghost" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? text.useApp : text.useRecovery}
          </Button>
          <p className="text-muted text-sm">{text.lost}</p>
        </div>
      )}
    </div>
  );
}
