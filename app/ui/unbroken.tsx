import { isMarked } from "~/site-texts/marks.ts";

/** Ranges, hours and the like: 4–12, 9:00–17:00, T–14, 24-bit, e-mail, with what hangs on them. */
const dashed = /((?<![^ ])[^ ]*(?:\d[–-]|(?<![\p{L}\d])\p{L}[–-])[\p{L}\d][^ ]*)/u;

/** Markup keeps such a dash together, so that the text itself stays as it is written. */
export function Unbroken({ children }: { children: string }) {
  // Where a page is edited, a text is changed as a whole.
  if (import.meta.env.SSR && isMarked(children)) return children;
  return children.split(dashed).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
