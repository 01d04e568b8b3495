import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { listPageContent, pageContentKey } from "~/panel/data/page-content.ts";
import { problemText } from "~/panel/kit/problem.ts";
import type { TextId } from "~/site-texts/types.ts";
import { Button } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { ClaimInputs, DueNote } from "./claim-parts.tsx";
import { claimsIn, saveClaim } from "./save-claim.ts";
import { claimWords as words } from "./words.ts";

/** Where a figure of the text comes from, and until when it holds. */
export function ClaimField({ id, page }: { id: TextId; page: string }) {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const { data: rows } = useRead(pageContentKey, listPageContent);
  const [busy, setBusy] = useState(false);
  const [isFull, setIsFull] = useState(false);
  if (!rows) return null;
  const claim = claimsIn(rows)[id];

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const source = String(fields.get("source")).trim();
    const until = String(fields.get("until"));
    const next = source || until ? { source, until, page } : null;
    setBusy(true);
    try {
      const isKept = await withSession(() => saveClaim(client, id, next));
      setIsFull(!isKept);
      if (isKept) toastSuccess(words.saved);
      else form.querySelector<HTMLInputElement>("[name=source]")?.focus();
      await queries.invalidateQueries({ queryKey: pageContentKey });
    } catch (error) {
      toastError(words.saveFailed(problemText(error)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <details open={claim !== undefined} className="border-line border-t pt-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-sm">
        {words.title}
      </summary>
      <form onSubmit={submit} className="grid gap-4">
        {claim && <DueNote claim={claim} />}
        <ClaimInputs
          source={{
            name: "source",
            defaultValue: claim?.source,
            error: isFull ? words.full : undefined,
          }}
          until={{ name: "until", defaultValue: claim?.until }}
        />
        <div>
          <Button type="submit" size="sm" variant="secondary" disabled={busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </details>
  );
}
