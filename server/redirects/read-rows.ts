import { z } from "zod";
import type { RedirectRow } from "../../app/text/redirects/rules.ts";

type Backend = { url: string; publishableKey: string; headers?: Record<string, string> };

/** Milliseconds that a page waits for the rows at most. */
const TIMEOUT_MS = 1_500;
/** Supabase returns at most this number of rows in one answer. */
const PAGE_SIZE = 1_000;

const stateRows = z.array(z.object({ updated_at: z.string() }));
const redirectRows = z.array(
  z.object({ from_address: z.string(), to_address: z.string().nullable(), kind: z.string() }),
);

const storedFile = /^(?:https?:\/\/[^/]+)?(\/storage\/v1\/object\/public\/(?:media|films)\/.*)$/;

/**
 * Asks for the number of rows and the newest change first, which is all that most times need. What leads to a stored
 * file leads to where the present backend has it: `filesAt` is its origin, empty where that is this site's.
 */
export function readerOfRedirects({ url, publishableKey, headers }: Backend, filesAt: string) {
  const ask = async (query: string, more: Record<string, string> = {}) => {
    const answer = await fetch(`${url.replace(/\/$/, "")}/rest/v1/redirects?${query}`, {
      headers: { ...headers, ...more, apikey: publishableKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${answer.status} for redirects: ${await answer.text()}`);
    return answer;
  };
  return async (known: string | undefined) => {
    const newest = await ask("select=updated_at&order=updated_at.desc&limit=1", {
      prefer: "count=exact",
    });
    const [row] = stateRows.parse(await newest.json());
    const count = newest.headers.get("content-range")?.split("/")[1];
    const state = `${count} ${row?.updated_at}`;
    if (state === known) return null;
    const rows: RedirectRow[] = [];
    for (;;) {
      const page = `order=id.asc&limit=${PAGE_SIZE}&offset=${rows.length}`;
      const answer = await ask(`select=from_address,to_address,kind&${page}`);
      const found = redirectRows.parse(await answer.json());
      rows.push(
        ...found.map((row) => ({
          ...row,
          to_address:
            row.to_address?.replace(storedFile, `${filesAt.replace(/\/$/, "")}$1`) ?? null,
        })),
      );
      if (found.length < PAGE_SIZE) return { rows, state };
    }
  };
}
