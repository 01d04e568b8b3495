import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";

/** "kadr" in ASCII. */
const lock = 0x6b616472;
/** For a server that is being replaced. */
const TIMEOUT_MS = 5_000;

export type Hold = { isShared: boolean; release(): Promise<void> };

/**
 * Told, not refused: behind a pooler, or after a lost machine, the lock may outlive its server. With its
 * connection the lock is gone, so it is taken again then.
 */
export async function markDatabase(url: string, retryAfter = 1_000): Promise<Hold> {
  let isHeld = false;
  let retry: NodeJS.Timeout | undefined;
  let isReleased = false;
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    backoff: false,
    onnotice: () => {},
    onclose: () => {
      if (isHeld) later();
    },
  });
  const take = async () => {
    const [row] = await sql`select pg_try_advisory_lock(${lock}) as mine`;
    return row?.mine === true;
  };
  const later = () => {
    isHeld = false;
    if (isReleased) return;
    clearTimeout(retry);
    retry = setTimeout(async () => {
      isHeld = await take().catch(() => false);
      if (!isHeld) later();
    }, retryAfter).unref();
  };
  const release = () => {
    isReleased = true;
    clearTimeout(retry);
    return sql.end({ timeout: 1 });
  };
  const deadline = performance.now() + TIMEOUT_MS;
  try {
    for (;;) {
      isHeld = await take();
      if (isHeld) return { isShared: false, release };
      if (performance.now() > deadline) return { isShared: true, release };
      await pause(250);
    }
  } catch (error) {
    await release();
    throw error;
  }
}
