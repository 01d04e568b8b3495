import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { href } from "react-router";
import { readEmail } from "~/panel/access/email-field.tsx";
import { useSession } from "~/panel/access/session.tsx";
import { type Invited, invite } from "~/panel/data/accounts/accounts.ts";
import { Button } from "~/ui/button.tsx";
import { copyText } from "~/ui/copy-text.ts";
import { Field } from "~/ui/field.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import type { Role } from "../../../supabase/functions/accounts/roles.ts";
import { failureText } from "./failure-text.ts";
import { RoleChoice } from "./role-choice.tsx";
import { people } from "./words.ts";

const text = people.invite;

type Props = {
  mail: boolean;
  onChange: () => void;
};

export function InviteForm({ mail, onChange }: Props) {
  const { client, withSession } = useSession();
  const [error, setError] = useState("");
  const [roles, setRoles] = useState<Role[]>(["administrator"]);
  const [made, setMade] = useState<(Invited & { email: string; wasAsked: boolean }) | null>(null);
  const { mutateAsync, isPending: busy } = useMutation({
    mutationFn: ({ email, isMailed }: { email: string; isMailed: boolean }) =>
      withSession(() => invite(client, { email, roles, mail: isMailed })).catch(failureText),
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email, problem = "" } = readEmail(form);
    const isMailed = new FormData(form, submitterOf(event)).get("how") === "mail";
    setMade(null);
    setError(problem);
    if (problem) return form.querySelector<HTMLInputElement>("[name=email]")?.focus();
    const invited = await mutateAsync({ email, isMailed });
    if (typeof invited === "string") return setError(invited);
    if (invited.mailed) toastSuccess(text.sent(email));
    else setMade({ ...invited, email, wasAsked: isMailed });
    form.reset();
    onChange();
  }

  return (
    <section className="border border-line bg-surface p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.title}</h2>
      <p className="mt-3 max-w-prose text-text-2">{text.text}</p>
      <form method="dialog" noValidate onSubmit={submit} className="mt-6 grid gap-6">
        <Field
          label={text.email}
          name="email"
          type="email"
          autoComplete="off"
          required
          error={error}
        />
        <RoleChoice legend={people.role} hasHints chosen={roles} onChange={setRoles} />
        <div className="flex flex-wrap gap-3">
          {mail && (
            <Button type="submit" name="how" value="mail" disabled={busy}>
              {busy ? text.busy : text.send}
            </Button>
          )}
          <Button
            type="submit"
            name="how"
            value="link"
            variant={mail ? "secondary" : "primary"}
            disabled={busy}
          >
            {busy && !mail ? text.busy : text.show}
          </Button>
        </div>
      </form>
      {made?.token && (
        <ShownLink
          email={made.email}
          token={made.token}
          note={made.wasAsked ? text.notSent : text.shown}
        />
      )}
    </section>
  );
}

/** The button that was pressed; React's type of the event does not know it. */
function submitterOf({ nativeEvent }: FormEvent): HTMLElement | null {
  return nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
}

type LinkProps = { email: string; token: string; note: string };

function ShownLink({ email, token, note }: LinkProps) {
  const link = `${location.origin}${href("/admin/haslo")}#${token}`;
  const copy = () => copyText(link, text.copied, text.copyFailed);

  return (
    <div role="status" className="mt-6 border-accent border-l-2 pl-4">
      <p className="mb-4 text-sm">{note}</p>
      <Field
        label={text.link(email)}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" size="sm" className="mt-4" onClick={copy}>
        {text.copy}
      </Button>
    </div>
  );
}
