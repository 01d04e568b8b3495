import { useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { type Redirect, removeRedirect } from "~/panel/data/redirects.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { ColumnHeads } from "~/panel/kit/ui/column-heads.tsx";
import { Confirm } from "~/panel/kit/ui/confirm.tsx";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { redirects as text } from "./words.ts";

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
      <table className="w-full border-collapse text-left max-lg:block lg:table-fixed lg:border lg:border-line">
        <colgroup>
          <col span={2} />
          <col className="w-36" />
          <col className="w-48" />
        </colgroup>
        <ColumnHeads labels={[columns.from, columns.to, columns.kind]} actions={columns.actions} />
        <tbody className="max-lg:grid max-lg:gap-3 sm:max-lg:grid-cols-2">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-line border-t align-top max-lg:flex max-lg:flex-col max-lg:gap-1 max-lg:border max-lg:p-4"
            >
              <th scope="row" className="font-semibold [overflow-wrap:anywhere] lg:px-4 lg:py-3">
                {row.from_address}
              </th>
              <td className="text-text-2 [overflow-wrap:anywhere] lg:px-4 lg:py-3">
                <span className="text-muted lg:hidden">{columns.to}: </span>
                {row.to_address ?? text.nowhere}
                {row.warnings.map((warning) => (
                  <p
                    key={warning}
                    className="mt-1.5 border-accent border-l-2 pl-3 text-sm text-text"
                  >
                    {warning}
                  </p>
                ))}
              </td>
              <td className="text-text-2 lg:whitespace-nowrap lg:px-4 lg:py-3">
                <span className="text-muted lg:hidden">{columns.kind}: </span>
                {text.kinds[row.kind]}
              </td>
              <td className="max-lg:mt-auto max-lg:pt-3 lg:px-4 lg:py-2">
                <div className="flex gap-3">
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
                </div>
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
