import { useState } from "react";
import { redirects as text } from "~/content/admin/redirects.ts";
import { useSession } from "~/panel/access/session.tsx";
import { type Redirect, removeRedirect } from "~/panel/data/redirects.ts";
import { problemText } from "~/panel/kit/problem-text.ts";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";

export type ShownRedirect = Redirect & { warnings: readonly string[] };

type Props = {
  rows: readonly ShownRedirect[];
  onEdit: (row: Redirect) => void;
  onChange: () => Promise<void>;
};

const { columns } = text;

export function RedirectTable({ rows, onEdit, onChange }: Props) {
  const { client, withSession } = useSession();
  const [asked, setAsked] = useState<Redirect | null>(null);

  async function remove({ id }: Redirect) {
    setAsked(null);
    try {
      await withSession(() => removeRedirect(client, id));
      toastSuccess(text.removed);
    } catch (error) {
      toastError(text.removeFailed(problemText(error)));
    }
    await onChange();
  }

  return (
    <>
      <table className="w-full border-collapse text-left max-md:block">
        <thead className="bg-surface max-md:hidden">
          <tr>
            {[columns.from, columns.to, columns.kind].map((label) => (
              <th key={label} scope="col" className="px-4 py-3 font-semibold text-sm">
                {label}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-line border-t align-top max-md:grid max-md:gap-1 max-md:border max-md:p-4"
            >
              <td className="font-semibold [overflow-wrap:anywhere] md:px-4 md:py-3">
                {row.from_address}
                {row.warnings.map((warning) => (
                  <p
                    key={warning}
                    className="mt-1 border-accent border-l-2 pl-3 font-normal text-sm"
                  >
                    {warning}
                  </p>
                ))}
              </td>
              <td className="text-text-2 [overflow-wrap:anywhere] md:px-4 md:py-3">
                <span className="text-muted md:hidden">{columns.to}: </span>
                {row.to_address ?? text.nowhere}
              </td>
              <td className="text-text-2 md:whitespace-nowrap md:px-4 md:py-3">
                <span className="text-muted md:hidden">{columns.kind}: </span>
                {text.kinds[row.kind]}
              </td>
              <td className="flex gap-3 max-md:mt-2 md:justify-end md:px-4 md:py-3">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text.changeOf(row.from_address)}
                  onClick={() => onEdit(row)}
                >
                  {text.change}
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={text.removeOf(row.from_address)}
                  onClick={() => setAsked(row)}
                >
                  {text.remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text.removeTitle}
        description={text.removeText(asked?.from_address ?? "")}
      >
        <Button size="sm" onClick={() => setAsked(null)}>
          {text.keep}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => asked && remove(asked)}>
          {text.remove}
        </Button>
      </Confirm>
    </>
  );
}
