import { randomInt } from "node:crypto";
import { expect } from "vitest";
import type { Table } from "../samples.ts";
import type { Caller, Team } from "../support/roles.ts";
import { type Rows, tableRows } from "./table-rows.ts";

/**
 * Reading gives the rows seen (`published`, `all`), `nothing`, or is `denied` with an error. Writing
 * is `done`, `denied` with an error, or finds `nothing` that it could change.
 */
export type Outcome = "denied" | "nothing" | "done" | "published" | "all";

export const tableActions = { select, insert, update, delete: remove };

async function select(
  roles: Team,
  table: Table,
  visitor: Caller,
  { all, published }: Rows,
): Promise<Outcome> {
  const { key } = tableRows[table];
  const { data, error } = await roles[visitor].from(table).select().in(key, all);
  if (error) return denial(error);
  const seen = data.map((row) => row[key]).sort();
  if (seen.length === 0) return "nothing";
  if (seen.length === all.length) return "all";
  expect(seen).toEqual(published);
  return "published";
}

async function insert(roles: Team, table: Table, visitor: Caller): Promise<Outcome> {
  const { key, added, vacate } = tableRows[table];
  await vacate?.(roles);
  const row = added(roles);
  const { error } = await roles[visitor].from(table).insert(row);
  expect(await count(roles, table, { [key]: row[key] })).toBe(error ? 0 : 1);
  return error ? denial(error) : "done";
}

async function update(roles: Team, table: Table, visitor: Caller, { all }: Rows): Promise<Outcome> {
  const { key } = tableRows[table];
  const change = { created_at: new Date(randomInt(1e12)).toISOString() };
  const tried = await roles[visitor].from(table).update(change).in(key, all).select(key);
  return written(tried, await count(roles, table, change), all.length);
}

async function remove(roles: Team, table: Table, visitor: Caller, { all }: Rows): Promise<Outcome> {
  const { key } = tableRows[table];
  const tried = await roles[visitor].from(table).delete().in(key, all).select(key);
  const left = await roles.service.from(table).select(key).in(key, all).throwOnError();
  return written(tried, all.length - left.data.length, all.length);
}

async function count(roles: Team, table: Table, match: Record<string, unknown>) {
  const { data } = await roles.service.from(table).select().match(match).throwOnError();
  return data.length;
}

/** The answer to the visitor agrees with what the table holds afterwards. */
function written(
  tried: { data: unknown[] | null; error: { code: string } | null },
  changed: number,
  all: number,
): Outcome {
  expect(tried.data?.length ?? 0).toBe(changed);
  if (tried.error) return denial(tried.error);
  if (changed === 0) return "nothing";
  expect(changed).toBe(all);
  return "done";
}

function denial(error: { code: string }): Outcome {
  expect(error.code, "insufficient privilege").toBe("42501");
  return "denied";
}
