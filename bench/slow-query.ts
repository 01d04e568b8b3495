import { demoKeys } from "../tests/support/demo-keys.ts";

/** A back-reference makes the database try everything: longer than ten seconds for any post. */
const SLOW = "(.*)(.*)\\1nie ma";

/**
 * Keeps the embedded database of a site with `demoKeys` busy with one query while `work` is done,
 * for which it has ten seconds: then the watchdog ends the backend.
 */
export async function whileDatabaseIsBusy<T>(site: string, work: () => Promise<T>): Promise<T> {
  const query = new URLSearchParams({ select: "id", content: `match.${SLOW}` });
  const headers = { apikey: demoKeys.SUPABASE_SECRET_KEY };
  const stop = new AbortController();
  let isOver = false;
  const asked = fetch(`${site}/rest/v1/blog_posts?${query}`, { headers, signal: stop.signal })
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  const result = await work();
  if (isOver) throw new Error("The slow query was over before the measurement");
  stop.abort();
  await asked;
  return result;
}
