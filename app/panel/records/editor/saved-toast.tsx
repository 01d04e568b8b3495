import type { ReactNode } from "react";
import { type SaveIntent, type Status, statusOf } from "~/panel/data/publication.ts";
import type { Row, Table } from "~/panel/data/records/records.ts";
import { ViewOnSite } from "~/panel/kit/ui/view-on-site.tsx";
import { editor } from "~/panel/kit/words.ts";
import type { NamedKind } from "~/panel/records/kind.ts";
import { formatTerm } from "~/panel/records/publication/publication-outcome.ts";

type Toast = { title: string; description?: string | undefined; action?: ReactNode };
type Saved = { intent: SaveIntent; isNew: boolean; was: Status };

export function savedToast(kind: NamedKind, row: Row<Table>, { intent, isNew, was }: Saved): Toast {
  const status = statusOf(row, new Date());
  const title = isNew ? kind.text.messages.created : kind.text.messages.updated;
  if (status === "published") {
    const description = was === "published" ? undefined : editor.isPublic;
    return { title, description, action: <ViewOnSite path={kind.path(row.slug)} /> };
  }
  if (status === "hidden") return { title, description: editor.isHidden };
  if (intent === "submit") return { title, description: whereItIs(row.published_at, was) };
  if (status === "scheduled" && row.published_at) {
    return { title: editor.keptPlan(formatTerm(row.published_at)) };
  }
  return { title: was === "scheduled" ? editor.draftAgain : editor.draftSaved };
}

function whereItIs(publishedAt: string | null, was: Status): string {
  const planned = publishedAt ? [editor.outcome.planned(formatTerm(publishedAt))] : [];
  if (was === "published") return [editor.takenOff, ...planned].join(" ");
  return planned[0] ?? editor.stillDraft;
}
