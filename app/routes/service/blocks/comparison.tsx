import type { ComparisonBlock } from "~/content/services/types.ts";
import { Unbroken } from "~/ui/unbroken.tsx";

/** Two ways of doing it, side by side on every screen: the label stands above its pair. */
export function Comparison({ title, columns, rows }: ComparisonBlock) {
  return (
    <table aria-label={title} className="grid w-full text-left">
      <thead className="contents">
        <tr className="sticky top-header z-10 grid grid-cols-2 border-text border-b-2 bg-bg lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]">
          <td className="max-lg:hidden" />
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-4 pr-4 font-display text-[clamp(1rem,5vw,1.25rem)] leading-none tracking-[-0.03em] last:pl-4 md:text-h2 lg:last:pl-8"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="contents">
        {rows.map(({ label, values }) => (
          <tr
            key={label}
            className="grid grid-cols-2 border-line border-b py-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,5fr)]"
          >
            <th
              scope="row"
              className="label pt-1 font-normal text-muted max-lg:col-span-2 max-lg:pb-2"
            >
              {label}
            </th>
            <td className="pr-4 lg:pr-8 lg:text-lead">
              <Unbroken>{values[0]}</Unbroken>
            </td>
            <td className="border-line border-l pl-4 text-text-2 lg:pl-8 lg:text-lead">
              <Unbroken>{values[1]}</Unbroken>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
