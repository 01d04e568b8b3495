import { useState } from "react";
import { useNavigate } from "react-router";
import { Screen } from "~/panel/access/screen.tsx";
import { SecondFactor } from "~/panel/access/second-factor/section.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { signOutEverywhere } from "~/panel/data/session.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { failureText } from "./failure-text.ts";
import { PasswordChange } from "./password-change.tsx";
import { account as text } from "./words.ts";

export function AccountScreen() {
  const { account } = useSession();
  return (
    <Screen title={text.title}>
      <p className="text-text-2 [overflow-wrap:anywhere]">{text.signedInAs(account.email)}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <PasswordChange />
        <SecondFactor />
        <SignOutEverywhere />
      </div>
    </Screen>
  );
}

function SignOutEverywhere() {
  const { client } = useSession();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  async function leave() {
    setAsking(false);
    try {
      await signOutEverywhere(client);
      toastSuccess(text.everywhere.done);
      void navigate("/admin/login");
    } catch (error) {
      toastError(failureText(error));
    }
  }

  return (
    <section className="border border-line bg-surface p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.everywhere.title}</h2>
      <p className="mt-3 max-w-prose text-text-2">{text.everywhere.text}</p>
      <Button variant="secondary" className="mt-6" onClick={() => setAsking(true)}>
        {text.everywhere.button}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={text.everywhere.ask}
        description={text.everywhere.consequence}
      >
        <Button size="sm" onClick={() => setAsking(false)}>
          {text.everywhere.cancel}
        </Button>
        <Button size="sm" variant="secondary" onClick={leave}>
          {text.everywhere.button}
        </Button>
      </Confirm>
    </section>
  );
}
