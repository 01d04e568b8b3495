import { expect, test } from "vitest";
import { type Roles, type Visitor, visitors } from "../support/roles.ts";
import { caseStudy, message, post, type Table, tomorrow } from "./samples.ts";

/**
 * What a visitor gets. Reading: the rows seen, or `denied` without asking the rows.
 * Writing: `done`; `denied`, with an error; `nothing`, when no row was found to change.
 */
type Outcome = "denied" | "nothing" | "done" | "published" | "all" | "own";
type Row = [Table, "select" | "insert" | "update" | "delete", Outcome, Outcome, Outcome];

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
  ["admin_users",      "select", "denied",    "nothing",   "own"   ],
  ["admin_users",      "insert", "denied",    "denied",    "denied"],
  ["admin_users",      "update", "denied",    "denied",    "denied"],
  ["admin_users",      "delete", "denied",    "denied",    "denied"],
];

export function testTablePermissions(roles: () => Roles): void {
  for (const [table, verb, ...outcomes] of matrix) {
    for (const [column, visitor] of visitors.entries()) {
      const outcome = outcomes[column];
      test(`${table}: ${verb} by ${visitor} is ${outcome}`, async () => {
        const attempt = { select, insert, update, delete: remove }[verb];
        expect(await attempt(roles(), table, visitor)).toBe(outcome);
      });
    }
  }
}

/** A published row, a draft and one to come, where the table knows the difference. */
async function arrange(roles: Roles, table: Table): Promise<{ ids: Id[]; published: Id[] }> {
  if (table === "admin_users") return { ids: [roles.ids.administrator], published: [] };
  const moments = [{}, { published_at: null }, { published_at: tomorrow() }];
  const rows: object[] = {
    blog_posts: () => moments.map((moment) => post(moment)),
    case_studies: () => moments.map((moment) => caseStudy(moment)),
    contact_messages: () => [message()],
  }[table]();
  const { data } = await roles.service.from(table).insert(rows).select("id").throwOnError();
  const ids = data.map((row) => row.id).sort();
  return { ids, published: ids.slice(0, 1) };
}

async function select(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const { ids, published } = await arrange(roles, table);
  const { data, error } = await roles[visitor].from(table).select().in("id", ids);
  if (error) return denial(error);
  const seen = data.map((row) => row.id).sort();
  if (seen.length === 0) return "nothing";
  if (table === "admin_users") {
    expect([visitor, seen]).toEqual(["administrator", [roles.ids.administrator]]);
    return "own";
  }
  if (seen.length === ids.length) return "all";
  expect(seen).toEqual(published);
  return "published";
}

async function insert(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const row: Record<string, unknown> = {
    blog_posts: () => post(),
    case_studies: () => caseStudy(),
    contact_messages: () => message(),
    admin_users: () => ({ id: roles.ids.stranger }),
  }[table]();
  const { error } = await roles[visitor].from(table).insert(row);
  const { data } = await roles.service.from(table).select("id").match(row).throwOnError();
  expect(data.length).toBe(error ? 0 : 1);
  return error ? denial(error) : "done";
}

async function update(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const { ids } = await arrange(roles, table);
  const change = { created_at: "2001-02-03T00:00:00+00:00" };
  const tried = await roles[visitor].from(table).update(change).in("id", ids).select("id");
  const { data } = await roles.service.from(table).select("id").in("id", ids).match(change);
  return written(tried, data?.length, ids.length);
}

async function remove(roles: Roles, table: Table, visitor: Visitor): Promise<Outcome> {
  const { ids } = await arrange(roles, table);
  const tried = await roles[visitor].from(table).delete().in("id", ids).select("id");
  const { data } = await roles.service.from(table).select("id").in("id", ids);
  return written(tried, ids.length - (data?.length ?? 0), ids.length);
}

/** What the visitor was told agrees with what the table holds afterwards. */
function written(
  tried: { data: { id: Id }[] | null; error: { code: string } | null },
  changed: number | undefined,
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

type Id = string | number;
