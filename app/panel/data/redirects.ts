import { allRows } from "~/data/all-rows.ts";
import type { RedirectRow } from "~/text/redirects/rules.ts";
import type { AdminClient } from "./client.ts";
import { dataOf, problem } from "./problem.ts";

export const redirectKinds = ["permanent", "temporary", "gone"] as const;
export type RedirectKind = (typeof redirectKinds)[number];

export type RedirectValues = RedirectRow & { kind: RedirectKind };
export type Redirect = RedirectValues & { id: number; version: number };

/** All of them: whether one leads on is seen from the others alone. */
export async function listRedirects(client: AdminClient): Promise<Redirect[]> {
  const rows = await allRows(async (first, last) => {
    const { data, error, status } = await client
      .from("redirects")
      .select("id, from_address, to_address, kind, version")
      .order("from_address")
      .range(first, last);
    return { data, error: error && problem(error, status) };
  });
  return rows.map((row) => ({ ...row, kind: kindOf(row.kind) }));
}

function kindOf(kind: string): RedirectKind {
  return redirectKinds.find((known) => known === kind) ?? "permanent";
}

export async function addRedirect(client: AdminClient, values: RedirectValues): Promise<void> {
  await client.from("redirects").insert(values).then(dataOf);
}

/** False when somebody changed it since it was read. */
export async function changeRedirect(
  client: AdminClient,
  { id, version }: Pick<Redirect, "id" | "version">,
  values: RedirectValues,
): Promise<boolean> {
  const changed = await client
    .from("redirects")
    .update(values)
    .match({ id, version })
    .select("id")
    .then(dataOf);
  return changed.length > 0;
}

export async function removeRedirect(client: AdminClient, id: number): Promise<void> {
  await client.from("redirects").delete().eq("id", id).then(dataOf);
}

/** So many are written within a second, also where the machine is slow. */
const PORTION = 500;

/**
 * Adds each, or changes the one that leads from the same address. Of a portion all are written, or none when one is refused;
 * `written` hears of each portion, and `signal` ends the work behind one. Begun again, it writes the rest. Returns how many
 * are written.
 */
export async function writeRedirects(
  client: AdminClient,
  rows: readonly RedirectValues[],
  written: (count: number) => void,
  signal: AbortSignal,
): Promise<number> {
  for (let at = 0; at < rows.length; at += PORTION) {
    if (signal.aborted) return at;
    const some = rows.slice(at, at + PORTION);
    await client.from("redirects").upsert(some, { onConflict: "from_address" }).then(dataOf);
    written(at + some.length);
  }
  return rows.length;
}

export type MissingAddress = { path: string; times: number };

/** What was asked for and is not there, of the last 30 days; those with an empty path were not told apart. */
export async function listMissingAddresses(client: AdminClient): Promise<MissingAddress[]> {
  return client.rpc("most_missing_addresses").then(dataOf);
}
