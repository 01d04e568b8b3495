import type { OpenDatabase } from "./database.ts";
import { asLongWork } from "./long-work.ts";

/** Where personal data is, or may have been before an editor took it out. */
const tables = [
  ...[
    ...["contact_messages", "message_events", "notifications", "contact_settings"],
    ...["revisions", "blog_posts", "case_studies", "page_content", "media_files"],
    ...["working_copies", "unpublished_changes", "preview_links", "open_records"],
    ...["account_links", "privacy_events"],
  ].map((name) => `public.${name}`),
  ...["users", "identities", "sessions", "refresh_tokens", "audit_log_entries"].map(
    (name) => `auth.${name}`,
  ),
  "private.search_words",
];

/** A backup copies Postgres's files, in which deleted rows stay until their place is used again. */
export async function vacuumDeleted(database: OpenDatabase): Promise<void> {
  const run = (sql: string) => database.inTurn(() => asLongWork(() => database.script(sql)));
  for (const table of tables) await run(`vacuum full ${table}`);
  for (const _ of [1, 2]) {
    await run("select pg_switch_wal()");
    await run("checkpoint");
  }
}

const hour = 3_600_000;

/** PGlite has no autovacuum, and each version of an unsaved text would stay in the file. */
export function makeRoomHourly(database: OpenDatabase): () => void {
  const makeRoom = () =>
    database.inTurn(() => asLongWork(() => database.script("vacuum public.working_copies")));
  const timer = setInterval(() => makeRoom().catch(() => {}), hour);
  return () => clearInterval(timer);
}
