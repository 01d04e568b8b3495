import type { Attention } from "~/panel/data/messages.ts";
import { formatHour, formatRecent, isSameDay } from "~/panel/kit/moments.ts";
import { mailUnset } from "~/panel/kit/words.ts";
import { attention as text } from "./words.ts";

/** `canWait`: nobody loses anything while it is put aside. */
export type AttentionItem = { text: string; to: string; canWait?: boolean };

/** How late a backup may be, in milliseconds: it takes its time, and is tried again. */
const LATE_AFTER_MS = 2 * 3_600_000;

export function attentionItems(
  found: Attention & { undescribed: number },
  isMailUnset: boolean,
  now: Date,
): AttentionItem[] {
  const inbox = "/admin/wiadomosci";
  const items: (AttentionItem | false)[] = [
    found.late_messages > 0 && {
      text: text.late(found.late_messages),
      to: found.late_open === found.late_messages ? `${inbox}?status=open` : inbox,
    },
    isMailUnset && { text: mailUnset, to: "/admin/powiadomienia", canWait: true },
    !isMailUnset &&
      found.unmailed > 0 && {
        text: text.unmailed(found.unmailed, formatRecent(found.unmailed_since, now)),
        to: `${inbox}?status=all`,
      },
    found.to_review > 0 && {
      text:
        found.to_review === 1
          ? text.toReview(found.to_review_title ?? "")
          : text.toReviewMore(found.to_review),
      to: `/admin?${found.to_review_table === "case_studies" ? "tab=case-studies&" : ""}status=review`,
    },
    backupItem(found, now),
    found.planned > 0 && {
      text:
        found.planned === 1
          ? text.planned(found.planned_title, soon(found.planned_at, now))
          : text.plannedMore(found.planned, soon(found.planned_at, now)),
      to: "/admin?status=scheduled",
    },
    found.undescribed > 0 && {
      text: text.undescribed(found.undescribed),
      to: "/admin/zdjecia?status=undescribed",
      canWait: true,
    },
  ];
  return items.filter((item) => item !== false);
}

function soon(moment: string | null, now: Date): string {
  const hour = formatHour(moment);
  return isSameDay(moment, now) ? text.today(hour) : text.tomorrow(hour);
}

function backupItem(found: Attention, now: Date): AttentionItem | false {
  const { backup_due_at: due, backup_made_at: made, backup_problem: problem } = found;
  if (!due) return false;
  const madeAt = made ? formatRecent(made, now) : null;
  const to = "/admin";
  if (problem) return { text: text.backupFailed(madeAt), to };
  if (Date.parse(due) + LATE_AFTER_MS > now.getTime()) return false;
  return { text: madeAt ? text.oldBackup(madeAt) : text.noBackup, to };
}
