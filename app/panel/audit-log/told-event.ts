import type { AuditEvent, AuditFilter } from "~/panel/data/accounts/audit-log.ts";
import { blogSlug } from "~/text/slug.ts";
import { groups, auditLog as text } from "./words.ts";

const names: Record<string, string> = Object.assign(
  {},
  ...Object.values(groups).map(({ kinds }) => kinds),
);

/** A kind that this panel does not know yet shows itself. */
export function nameOf(kind: string): string {
  return names[kind] ?? kind;
}

/** What somebody typed, for the search in the database. */
export function readWords(typed: string): AuditFilter["words"] {
  return typed
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((word) => ({
      word: word.slice(0, 100),
      kinds: Object.keys(names).filter(
        (kind) => blogSlug(word) !== "" && blogSlug(nameOf(kind)).includes(blogSlug(word)),
      ),
    }));
}

/** Of things that people alone do, null is a person who was erased, or the server for them. */
export function actorOf({ kind, actor_id, actor_email }: AuditEvent): string | null {
  if (actor_email) return actor_email;
  if (actor_id) return text.erased;
  const isByNobody = ["sign-in-failed", "password-changed", "address-changed"].includes(kind);
  return isByNobody ? null : text.server;
}

export function subjectOf({ kind, subject_id, subject_email }: AuditEvent): string | null {
  if (subject_email) return subject_email;
  if (subject_id || kind === "invited" || kind === "invitation-withdrawn") return text.erased;
  return kind === "sign-in-failed" ? text.unknownAddress : null;
}
