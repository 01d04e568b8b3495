import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

/** Any number that nobody else takes: "kadr" in ASCII. */
const lock = 0x6b616472;
/** A server that is being replaced needs a moment to end. */
const patience = 5_000;

export type Hold = { isShared: boolean; release(): Promise<void> };

/**
 * Marks the Postgres of DATABASE_URL as used by this server, on a connection that does nothing else. Two
 * servers would each have keys and files of their own. It is no reason to refuse the start: behind a
 * pooler, or after the other's machine was lost, the mark may outlive the server that made it.
 */
export async function markDatabase(url: string): Promise<Hold> {
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    onnotice: () => {},
  });
  const release = () => sql.end({ timeout: 1 });
  const deadline = performance.now() + patience;
  try {
    for (;;) {
      const [row] = await sql`select pg_try_advisory_lock(${lock}) as mine`;
      if (row?.mine === true) return { isShared: false, release };
      if (performance.now() > deadline) return { isShared: true, release };
      await pause(250);
    }
  } catch (error) {
    await release();
    throw error;
  }
}
