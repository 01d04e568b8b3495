import { useQueryClient } from "@tanstack/react-query";
import { Screen } from "~/panel/access/screen.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { listPeople } from "~/panel/data/accounts/accounts.ts";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { Invitations } from "./invitations.tsx";
import { InviteForm } from "./invite-form.tsx";
import { PeopleTable } from "./people-table.tsx";
import { RequireFactor } from "./require-factor.tsx";
import { people as text } from "./words.ts";

const key = ["people"] as const;

export function PeopleScreen() {
  const queries = useQueryClient();
  const { data, isLoadingError, refetch, isFetching } = useRead(key, listPeople, {
    meta: { failed: text.listFailed },
  });
  const reload = () => queries.invalidateQueries({ queryKey: key });

  return (
    <Screen
      title={text.title}
      aside={data && <span className="text-muted">{text.count(data.people.length)}</span>}
    >
      <p className="mb-6 max-w-prose text-text-2">{text.lead}</p>
      {isLoadingError ? (
        <ListFailed text={text.listFailed} onRetry={refetch} busy={isFetching} />
      ) : !data ? (
        <ListSkeleton />
      ) : (
        <>
          <PeopleTable people={data.people} comesBack={data.comesBack} onChange={reload} />
          <RequireFactor />
          <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
            <InviteForm mail={data.mail} onChange={reload} />
            {data.invitations.length > 0 && (
              <Invitations invitations={data.invitations} onChange={reload} />
            )}
          </div>
        </>
      )}
    </Screen>
  );
}
