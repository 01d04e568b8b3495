import { memo } from "react";
import { brokenLinks, hasOwnLinks } from "./links/broken-links.ts";
import { linkProblem } from "./links/link-checks.ts";
import { allPaths, useSitePages } from "./links/use-site-pages.ts";
import { links, toolbar } from "./words.ts";

export const TextNotes = memo(function TextNotes({ text }: { text: string }) {
  const { origin } = location;
  const { rows } = useSitePages(hasOwnLinks(text, origin));
  const problems = brokenLinks(text, origin, rows && allPaths(rows)).map(linkProblem);
  return (
    <>
      <p className="ml-auto text-muted text-sm tabular-nums">{toolbar.words(countWords(text))}</p>
      <div role="status" className="w-full text-sm empty:hidden">
        {problems.length > 0 && (
          <>
            <p className="text-text">{links.broken}</p>
            <ul className="mt-1 list-disc pl-5 text-text-2 [overflow-wrap:anywhere]">
              {[...new Set(problems)].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
});

/** Words with a letter or a digit in them, so that Markdown signs do not count. */
function countWords(text: string): number {
  return text.match(/(?<!\S)[^\s\p{L}\p{N}]*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
