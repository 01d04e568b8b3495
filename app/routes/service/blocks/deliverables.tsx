import type { DeliverablesBlock } from "~/content/services/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

/**
 * A table that becomes a list of cards on a phone. The roles are written out because a table that
 * is not displayed as one loses them.
 */
export function Deliverables({ title, columns, rows, note }: DeliverablesBlock) {
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display changes on phones take the roles away */}
      <table role="table" aria-label={title} className="w-full text-left max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="label pb-4 font-normal text-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map(([name = "", ...cells]) => (
            <tr
              key={name}
              role="row"
              className="border-line border-t align-baseline transition-colors hover:bg-surface max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:gap-y-3 max-md:py-6"
            >
              <th
                role="rowheader"
                scope="row"
                className="font-display text-h3 tracking-[-0.02em] max-md:col-span-2 md:w-[36%] md:py-6 md:pr-8"
              >
                <Unbroken>{name}</Unbroken>
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at + 1]}
                  role="cell"
                  className="text-text-2 md:py-6 md:pr-8 md:last:pr-0 first-of-type:font-mono first-of-type:text-[0.875rem] first-of-type:text-text"
                >
                  <span aria-hidden className="label mb-1 block text-muted md:hidden">
                    {columns[at + 1]}
                  </span>
                  <Unbroken>{cell}</Unbroken>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      {note && (
        <p className="mt-8 max-w-[60ch] border-accent border-l-2 pl-5 text-text-2">{note}</p>
      )}
    </>
  );
}
