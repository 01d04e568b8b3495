import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { type Person, removePerson, setRoles } from "~/panel/data/accounts/accounts.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { ColumnHeads } from "~/panel/kit/ui/column-heads.tsx";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { formatDate } from "~/text/dates/format-date.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import type { Role } from "../../../supabase/functions/accounts/roles.ts";
import { failureText } from "./failure-text.ts";
import { ResetFactor } from "./reset-factor.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { people as text } from "./words.ts";

type Props = { people: Person[]; comesBack: string | null; onChange: () => void };

export function PeopleTable({ people, comesBack, onChange }: Props) {
  const { client, withSession } = useSession();
  const [asked, setAsked] = useState<Person | null>(null);
  const [lowered, setLowered] = useState<{ person: Person; roles: Role[] } | null>(null);
  const change = useMutation({
    mutationFn: ({ person, roles }: { person: Person; roles: Role[] }) =>
      withSession(() => setRoles(client, person.id, roles)),
    onSuccess: (_, { person }) => toastSuccess(text.rolesSaved(person.email)),
    onError: (error) => toastError(failureText(error)),
    onSettled: onChange,
  });

  function choose(person: Person, roles: Role[]) {
    if (person.isMe && !roles.includes("administrator")) setLowered({ person, roles });
    else change.mutate({ person, roles });
  }

  async function remove({ id, email }: Person) {
    setAsked(null);
    try {
      await withSession(() => removePerson(client, id));
      toastSuccess(text.remove.done(email));
    } catch (error) {
      toastError(failureText(error));
    }
    onChange();
  }

  return (
    <>
      <table className="w-full border-collapse text-left max-md:block md:border md:border-line">
        <ColumnHeads labels={Object.values(text.columns)} className="max-md:hidden" />
        <tbody className="max-md:grid max-md:gap-3">
          {people.map((person) => (
            <tr
              key={person.id}
              className="border-line border-t max-md:grid max-md:gap-1 max-md:border max-md:p-4"
            >
              <td className="font-semibold [overflow-wrap:anywhere] md:px-4 md:py-3">
                {person.email}
                {person.isMe && <span className="font-normal text-muted"> ({text.me})</span>}
                {person.email === comesBack && (
                  <p className="mt-1 font-normal text-muted text-sm">{text.comesBack}</p>
                )}
                {person.hasFactor && <ResetFactor person={person} onChange={onChange} />}
              </td>
              <td className="text-text-2 max-md:my-1 md:px-4 md:py-3">
                <RoleChoice
                  legend={text.rolesOf(person.email)}
                  isLegendHidden
                  chosen={person.roles}
                  disabled={change.isPending}
                  onChange={(roles) => choose(person, roles)}
                />
              </td>
              <Fact label={text.columns.since}>{formatDate(person.since)}</Fact>
              <Fact label={text.columns.last}>{formatMoment(person.lastSignIn) || text.never}</Fact>
              <td className="max-md:mt-2 md:w-px md:whitespace-nowrap md:px-4 md:py-3">
                {!person.isMe && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={text.remove.of(person.email)}
                    onClick={() => setAsked(person)}
                  >
                    {text.remove.button}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Confirm
        open={lowered !== null}
        onClose={() => setLowered(null)}
        title={text.ownRights.ask}
        description={text.ownRights.text}
      >
        <Button size="sm" onClick={() => setLowered(null)}>
          {text.ownRights.keep}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            if (lowered) change.mutate(lowered);
            setLowered(null);
          }}
        >
          {text.ownRights.sure}
        </Button>
      </Confirm>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text.remove.ask(asked?.email ?? "")}
        description={text.remove.text}
        details={
          asked !== null && (
            <>
              <RemainsList remains={asked.remains} />
              {asked.email === comesBack && (
                <p className="mt-4 border-accent border-l-2 pl-4">{text.remove.comesBack}</p>
              )}
            </>
          )
        }
      >
        <Button size="sm" onClick={() => setAsked(null)}>
          {text.remove.cancel}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => asked && remove(asked)}>
          {text.remove.button}
        </Button>
      </Confirm>
    </>
  );
}

function RemainsList({ remains: { recipients, webhook, invited } }: Pick<Person, "remains">) {
  const { title, recipient, webhook: calls, invited: joined, unknown } = text.remove.remains;
  const lines = [
    ...recipients.map((one) => ({ said: recipient(one.email), isKnown: one.isKnown })),
    ...(webhook ? [{ said: calls(webhook.address), isKnown: webhook.isKnown }] : []),
    ...invited.map((email) => ({ said: joined(email), isKnown: true })),
  ];
  if (lines.length === 0) return null;
  return (
    <div className="mt-4 border-accent border-l-2 pl-4">
      <p>{title}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 [overflow-wrap:anywhere]">
        {lines.map(({ said, isKnown }) => (
          <li key={said}>{isKnown ? said : `${said} (${unknown})`}</li>
        ))}
      </ul>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <td className="text-text-2 md:px-4 md:py-3">
      <span className="text-muted md:hidden">{label}: </span>
      {children}
    </td>
  );
}
