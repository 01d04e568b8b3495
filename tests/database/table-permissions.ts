import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { type Roles, type Visitor, visitors } from "../support/roles.ts";
import type { Table } from "./samples.ts";
import { tableRows } from "./table-rows.ts";

/**
 * What a visitor gets. Reading: the rows seen, or `denied` without asking the rows.
 * Writing: `done`; `denied`, with an error; `nothing`, when no row was found to change.
 */
type Outcome = "denied" | "nothing" | "done" | "published" | "all";
type Row = [Table, keyof typeof attempts, Outcome, Outcome, Outcome];

// biome-ignore format: read it as a table
const matrix: Row[] = [
  // table              verb      nobody       stranger     administrator
  ["blog_posts",       "select", "published", "published", "all"   ],
  ["blog_posts",       "insert", "denied",    "denied",    "done"  ],
  ["blog_posts",       "update", "denied",    "nothing",   "done"  ],
  ["blog_posts",       "delete", "denied",    "nothing",   "done"  ],
  ["case_studies",     "select", "published", "published", "all"   ],
  ["case_studies",     "insert", "denied",    "denied",    "done"  ],
  ["case_studies",     "update", "denied",    "nothing",   "done"  ],
  ["case_studies",     "delete", "denied",    "nothing",   "done"  ],
  ["contact_messages", "select", "denied",    "nothing",   "all"   ],
  ["contact_messages", "insert", "denied",    "denied",    "denied"],
  ["contact_messages", "update", "denied",    "denied",    "denied"],
  ["contact_messages", "delete", "denied",    "denied",    "denied"],
  ["admin_users",      "select", "denied",    "nothing",   "all"   ],
  ["admin_users",      "insert", "denied",    "denied",    "denied"],
  ["admin_users",      "update", "denied",    "denied",    "denied"],
  ["admin_users",      "delete", "denied",    "denied",    "denied"],
  ["revisions",        "select", "denied",    "nothing",   "all"   ],
  ["revisions",        "insert", "denied",    "denied",    "denied"],
  ["revisions",        "update", "denied",    "denied",    "denied"],
  ["revisions",        "delete", "denied",    "denied",    "denied"],
  ["slug_redirects",   "select", "published", "published", "all"   ],
  ["slug_redirects",   "insert", "denied",    "denied",    "denied"],
  ["slug_redirects",   "update", "denied",    "denied",    "denied"],
  ["slug_redirects",   "delete", "denied",    "denied",    "denied"],
];

export function testTablePermissions(roles: () => Roles): void {
  test("the matrix has a line for every verb on every table", () => {
    const lines = Object.keys(tableRows).flatMap((table) =>
      Object.keys(attempts).map((verb) => `${table} ${verb}`),
    );
    expect(matrix.map(([table, verb]) => `${table} ${verb}`).sort()).toEqual(lines.sort());
  });

  for (const [table, verb, ...outcomes] of matrix) {
    for (const [column, visitor] of visitors.entries()) {
      const outcome = outcomes[column];
      test(`${table}: ${verb} by ${visitor} is ${outcome}`, async () => {
        expect(await attempts[verb](roles(), table, visitor)).toBe(outcome);
      });
    }
  }
}

const attempts = { select, insert, update, delete: remove };

async function select(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const { key, arrange } = tableRows[table];
  const { all, published } = await arrange(roles);
  const { data, error } = await roles[visitor].from(table).select().in(key, all);
  if (error) return denial(error);
  const seen = data.map((row) => row[key]).sort();
  if (seen.length === 0) return "nothing";
  if (seen.length === all.length) return "all";
  expect(seen).toEqual(published);
  return "published";
}

async function insert(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const { key, added } = tableRows[table];
  const row = added(roles);
  const { error } = await roles[visitor].from(table).insert(row);
  expect(await count(roles, table, { [key]: row[key] })).toBe(error ? 0 : 1);
  return error ? denial(error) : "done";
}

async function update(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const { key, arrange } = tableRows[table];
  const { all } = await arrange(roles);
  const change = { created_at: new Date(randomInt(1e12)).toISOString() };
  const tried = await roles[visitor].from(table).update(change).in(key, all).select(key);
  return written(tried, await count(roles, table, change), all.length);
}

async function remove(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const { key, arrange } = tableRows[table];
  const { all } = await arrange(roles);
  const tried = await roles[visitor].from(table).delete().in(key, all).select(key);
  const left = await roles.service.from(table).select(key).in(key, all).throwOnError();
  return written(tried, all.length - left.data.length, all.length);
}

async function count(roles: Roles, table: Table, match: Record<string, unknown>) {
  const { data } = await roles.service.from(table).select().match(match).throwOnError();
  return data.length;
}

/** What the visitor was told agrees with what the table holds afterwards. */
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
