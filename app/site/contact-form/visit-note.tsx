import { useState } from "react";
import { contactVisit as copy } from "~/content/contact-visit.ts";
import { readTabVisit } from "~/data/contact/read-visit.ts";
import { tabVisit } from "~/data/contact/tab-visit.ts";
import { fill } from "~/text/fill.ts";
import { Button } from "~/ui/button.tsx";

export function VisitNote() {
  const [isLeftOut, setLeftOut] = useState(tabVisit.isLeftOut);
  const visit = readTabVisit();
  if (!visit) return null;
  const { host, source, medium, campaign, pages } = visit;
  const labels = [source, medium, campaign].filter(Boolean).join(" / ");

  function toggle() {
    tabVisit.isLeftOut = !isLeftOut;
    setLeftOut(!isLeftOut);
  }

  return (
    <details className="max-w-prose text-muted text-sm">
      <summary className="min-h-6 cursor-pointer text-text-2 underline underline-offset-4">
        {copy.question}
      </summary>
      <div className="grid justify-items-start gap-3 pt-3">
        <p role="status">{isLeftOut ? copy.leftOut : copy.intro}</p>
        {!isLeftOut && (
          <ul className="grid list-disc gap-1 pl-5 [overflow-wrap:anywhere] marker:text-accent">
            {host && <li>{fill(copy.host, { host })}</li>}
            {labels && <li>{fill(copy.campaign, { labels })}</li>}
            <li>{fill(copy.pages, { pages: pages.join(" → ") })}</li>
          </ul>
        )}
        <Button variant="secondary" size="sm" onClick={toggle}>
          {isLeftOut ? copy.sendAfterAll : copy.leaveOut}
        </Button>
      </div>
    </details>
  );
}
