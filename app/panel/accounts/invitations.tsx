import { useSession } from "~/panel/access/session.tsx";
import { type Invitation, withdrawInvitation } from "~/panel/data/accounts/accounts.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { failureText } from "./failure-text.ts";
import { people } from "./words.ts";

const text = people.pending;

type Props = { invitations: Invitation[]; onChange: () => void };

export function Invitations({ invitations, onChange }: Props) {
  const { client, withSession } = useSession();

  async function withdraw(email: string) {
    try {
      await withSession(() => withdrawInvitation(client, email));
      toastSuccess(text.done(email));
    } catch (error) {
      toastError(failureText(error));
    }
    onChange();
  }

  return (
    <section className="border border-line p-6 sm:p-8">
      <h2 className="font-display text-lead">{text.title}</h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {invitations.map(({ email, roles, until, by }) => (
          <li key={email} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <span className="mr-auto [overflow-wrap:anywhere]">
              {email}
              <span className="block text-muted text-sm">
                {roles.map((role) => people.roles[role].name).join(", ")}
              </span>
              <span className="block text-muted text-sm">{text.until(formatMoment(until))}</span>
              <span className="block text-muted text-sm">{by ? text.by(by) : text.byUnknown}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={text.of(email)}
              onClick={() => withdraw(email)}
            >
              {text.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
