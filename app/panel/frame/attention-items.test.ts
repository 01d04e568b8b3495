import { expect, test } from "vitest";
import type { Attention } from "~/panel/data/messages.ts";
import { attentionItems } from "./attention-items.ts";

const now = new Date("2026-11-22T12:00:00Z");
const nothing = {
  ...{ new_messages: 3, late_messages: 0, late_open: 0, unmailed: 0, unmailed_since: null },
  ...{ planned: 0, planned_at: null, planned_title: "" },
  ...{ backup_due_at: null, backup_made_at: null, backup_problem: "", backup_without_rows: false },
  ...{ to_review: 0, to_review_table: null, to_review_title: null },
  undescribed: 0,
} satisfies Attention & { undescribed: number };
const textsOf = (found: Partial<Attention & { undescribed: number }>) =>
  attentionItems({ ...nothing, ...found }, false, now).map(({ text }) => text);

test("new messages alone need no attention, nor does a backup that is not due", () => {
  expect(textsOf({})).toEqual([]);
  expect(textsOf({ backup_due_at: "2026-11-23T02:00:00Z" })).toEqual([]);
  expect(textsOf({ backup_due_at: "2026-11-22T10:01:00Z" })).toEqual([]);
});

test("without a mail server this is said, and not which enquiries were not mailed", () => {
  const found = { ...nothing, unmailed: 5, unmailed_since: "2026-11-21T11:00:00Z" };
  expect(attentionItems(found, true, now)).toEqual([
    {
      text: "Poczta nie jest ustawiona: zapytania widać tylko tutaj",
      to: "/admin/powiadomienia",
      canWait: true,
    },
  ]);
});

test("what is late leads to where it is found", () => {
  const link = (late_messages: number, late_open: number) =>
    attentionItems({ ...nothing, late_messages, late_open }, false, now).map(({ to }) => to);
  expect(link(2, 1)).toEqual(["/admin/wiadomosci"]);
  expect(link(2, 2)).toEqual(["/admin/wiadomosci?status=open"]);
});

test.each([
  [{ late_messages: 1 }, "1 zapytanie po terminie"],
  [{ to_review: 1, to_review_title: "Światło" }, "„Światło” czeka na sprawdzenie"],
  [{ undescribed: 3 }, "3 zdjęcia bez opisu"],
  [
    { unmailed: 5, unmailed_since: "2026-11-21T11:00:00Z" },
    "5 zapytań nie wyszło pocztą, najstarsze z\u00a021.11.2026, 12:00",
  ],
  [{ backup_due_at: "2026-11-22T09:59:00Z" }, "nie ma jeszcze kopii zapasowej"],
  [
    { backup_due_at: "2026-11-20T02:00:00Z", backup_made_at: "2026-11-19T02:00:05Z" },
    "ostatnia kopia zapasowa z\u00a019.11.2026, 03:00",
  ],
  [
    { backup_due_at: "2026-11-22T11:59:00Z", backup_problem: "ENOSPC" },
    "nie udało się zrobić kopii zapasowej",
  ],
  [
    { planned: 1, planned_at: "2026-11-22T14:00:00Z", planned_title: "Światło" },
    "„Światło” ukaże się dziś o 15:00",
  ],
  [
    { planned: 2, planned_at: "2026-11-22T23:30:00Z", planned_title: "Światło" },
    "2 teksty ukażą się niedługo, pierwszy jutro o 0:30",
  ],
])("%j is told as „%s”", (found, text) => {
  expect(textsOf(found)).toEqual([text]);
});
