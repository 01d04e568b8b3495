import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

/** "kadr" in ASCII. */
const lock = 0x6b616472;
/** For a server that is being replaced. */
const TIMEOUT_MS = 5_000;

export type Hold = { isShared: boolean; release(): Promise<void> };

/** Told, not refused: behind a pooler, or after a lost machine, the lock may outlive its server. */
export async function markDatabase(url: string): Promise<Hold> {
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    onnotice: () => {},
  });
  const release = () => sql.end({ timeout: 1 });
  const deadline = performance.now() + TIMEOUT_MS;
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
