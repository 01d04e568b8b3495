import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { noteOpenRecord } from "~/panel/data/records/open-records.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { editor } from "~/panel/kit/words.ts";

/** The database forgets a record that nobody has said to be open for 90 seconds. */
const SAY_EVERY = 20_000;

/** Names the others who have the record open. Nothing is locked: the conflict of a save stays as it is. */
export function OpenElsewhere({ table, id }: { table: Table; id: number }) {
  const { client } = useSession();
  const { data } = useQuery({
    queryKey: ["open-record", table, id],
    queryFn: () => noteOpenRecord(client, table, id, true).catch(() => []),
    refetchInterval: SAY_EVERY,
    refetchIntervalInBackground: true,
    refetchOnMount: "always",
    gcTime: 0,
  });
  useEffect(
    () => () => {
      noteOpenRecord(client, table, id, false).catch(() => {});
    },
    [client, table, id],
  );
  return (
    <p
      role="status"
      className="mb-6 text-accent-hover text-sm empty:hidden [overflow-wrap:anywhere]"
    >
      {data && data.length > 0 && editor.openElsewhere(data.join(", "))}
    </p>
  );
}
