import { Screen } from "~/panel/access/screen.tsx";
import { SecondFactor } from "~/panel/access/second-factor/section.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { AddressChange } from "./address-change.tsx";
import { OwnName } from "./own-name.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { PasswordChange } from "./password-change.tsx";
import { account as text } from "./words.ts";

export function AccountScreen() {
  const { account } = useSession();
  return (
    <Screen title={text.title}>
      <p className="text-text-2 [overflow-wrap:anywhere]">{text.signedInAs(account.email)}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <OwnName />
        <AddressChange />
        <PasswordChange />
        <SecondFactor />
        <OwnSessions />
      </div>
    </Screen>
  );
}
