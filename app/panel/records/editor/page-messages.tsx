import { useRead } from "~/panel/access/use-read.ts";
import { countPageMessages, messagesKey } from "~/panel/data/messages.ts";
import type { Table } from "~/panel/data/records/records.ts";
import { list } from "~/panel/kit/words.ts";
import { enquiriesOfPage } from "~/panel/records/words.ts";

/** How many enquiries came from readers of a record, in a new tab so that unsaved text stays. */
export function PageMessages({ table, id }: { table: Table; id: number }) {
  const { data } = useRead([...messagesKey, "of", table, id], (client) =>
    countPageMessages(client, table, id),
  );
  if (!data) return null;
  return (
    <a
      href={`/admin/wiadomosci?status=all&${table}=${id}`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center whitespace-nowrap text-sm text-text-2 underline decoration-edge underline-offset-4 hover:text-text"
    >
      {enquiriesOfPage(data)}
      <span className="sr-only"> {list.newTab}</span>
    </a>
  );
}
