import type { TableBlock } from "~/content/sections/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

const pairRow = "grid grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]";

const looks = {
  rows: {
    table: "w-full text-left max-md:block",
    head: "max-md:sr-only",
    headRow: "",
    column: "label pb-4 font-normal text-muted",
    body: "max-md:block",
    row: "border-line border-t align-baseline transition-colors hover:bg-surface max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:gap-y-2 max-md:py-4",
    heading: "font-display text-h3 tracking-[-0.02em] max-md:col-span-2 md:w-[36%] md:py-4 md:pr-8",
    cell: "text-text-2 first-of-type:font-mono first-of-type:text-tiny first-of-type:text-text md:py-4 md:pr-8 md:last:pr-0",
    cellLabel: "label mb-1 block text-muted md:hidden",
  },
  pair: {
    table: "grid w-full text-left",
    head: "contents",
    headRow: `sticky top-header z-10 border-text border-b-2 bg-bg ${pairRow}`,
    column:
      "py-4 pr-4 font-display text-[clamp(1rem,5vw,1.25rem)] leading-none tracking-[-0.03em] last:pl-4 md:text-h2 lg:last:pl-8",
    body: "contents",
    row: `border-line border-b py-4 ${pairRow}`,
    heading: "label pt-1 font-normal text-muted max-lg:col-span-2 max-lg:pb-2",
    cell: "first-of-type:pr-4 last:border-line last:border-l last:pl-4 last:text-text-2 lg:first-of-type:pr-8 lg:last:pl-8",
    cellLabel: undefined,
  },
};

/** The roles are written out because a table that is not displayed as one loses them. */
export function Table({ layout, title, columns, rows, note }: TableBlock) {
  const look = looks[layout];
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: the display of these tables takes the roles away */}
      <table role="table" aria-label={title} className={look.table}>
        <thead role="rowgroup" className={look.head}>
          <tr role="row" className={look.headRow}>
            {columns.map((column) =>
              column ? (
                <th key={column} role="columnheader" scope="col" className={look.column}>
                  {column}
                </th>
              ) : (
                <td key={column} role="cell" className="max-lg:hidden" />
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className={look.body}>
          {rows.map(([name = "", ...cells], row) => (
            <tr key={row} role="row" className={look.row}>
              <th role="rowheader" scope="row" className={look.heading}>
                <Unbroken>{name}</Unbroken>
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} role="cell" className={look.cell}>
                  {look.cellLabel && (
                    <span aria-hidden className={look.cellLabel}>
                      {columns[at + 1]}
                    </span>
                  )}
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
