import { expect, test } from "vitest";
import type { AuditEvent } from "~/panel/data/accounts/audit-log.ts";
import { actorOf, nameOf, readWords, subjectOf } from "./told-event.ts";

const event: AuditEvent = {
  ...{ id: 1, kind: "published", created_at: "", last_at: "", times: 1 },
  ...{ actor_id: null, actor_email: null, subject_id: null, subject_email: null },
  ...{ roles: null, table_name: null, record_id: null, title: null },
};

test("a word is looked for in the names of kinds without case and marks, and as it was typed", () => {
  expect(readWords("  HASLO ola@kadr.pl ")).toEqual([
    { word: "HASLO", kinds: ["password-changed"] },
    { word: "ola@kadr.pl", kinds: [] },
  ]);
  expect(readWords("„!")).toEqual([{ word: "„!", kinds: [] }]);
  expect(nameOf("something-newer")).toBe("something-newer");
});

test("the server, an erased person and an unknown address are told apart", () => {
  expect(actorOf(event)).toBe("serwer");
  expect(actorOf({ ...event, actor_id: "x" })).toBe("[usunięto]");
  expect(actorOf({ ...event, kind: "sign-in-failed" })).toBeNull();
  expect(subjectOf({ ...event, kind: "sign-in-failed" })).toBe("nieznany adres");
  expect(subjectOf({ ...event, kind: "sign-in-failed", subject_id: "x" })).toBe("[usunięto]");
  expect(subjectOf({ ...event, kind: "invitation-withdrawn" })).toBe("[usunięto]");
  expect(subjectOf(event)).toBeNull();
});
