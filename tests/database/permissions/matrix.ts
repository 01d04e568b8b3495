import { expect, test } from "vitest";
import type { Table } from "../samples.ts";
import { type Caller, callers, columns, type Team } from "../support/roles.ts";
import { panelFunctions } from "./functions.ts";
import { type Outcome, tableActions } from "./table-actions.ts";
import { tableRows } from "./table-rows.ts";

/** The outcomes in the order of `columns`. */
export type Row<Subject, Action> = [Subject, Action, ...Outcome[]];

type Line = Row<Table, keyof typeof tableActions>;

/** Written by functions and triggers alone, and read by these. */
const onlyRead: [readers: Caller[], tables: Table[]][] = [
  [["administrator"], ["notifications", "privacy_events", "audit_events", "admin_users"]],
  [["administrator"], ["backup_plan", "page_visits", "imports", "import_runs", "imported"]],
  [
    ["administrator", "enquiries"],
    ["contact_messages", "message_events"],
  ],
  [
    ["administrator", "editor"],
    ["revisions", "record_reviews", "record_notes", "missing_addresses"],
  ],
  [[], ["open_records", "account_links", "account_attempts"]],
];

const denied = columns.map((): Outcome => "denied");
const unwritten = (table: Table): Line[] => [
  [table, "insert", ...denied],
  [table, "update", ...denied],
  [table, "delete", ...denied],
];

// biome-ignore format: read it as a table
const records = (table: "blog_posts" | "case_studies"): Line[] => [
  // table  action    nobody       stranger     administrator editor      author       enquiries
  [table,   "select", "published", "published", "all",       "all",       "all",       "all"],
  [table,   "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  [table,   "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  [table,   "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
];

// biome-ignore format: read it as a table
export const tables: Line[] = [
  // table                 action    nobody       stranger     administrator editor      author       enquiries
  ["contact_settings",     "select", "denied",    "nothing",   "all",       "nothing",   "nothing",   "nothing"],
  ["contact_settings",     "insert", "denied",    "denied",    "done",      "denied",    "denied",    "denied"],
  ["contact_settings",     "update", "denied",    "nothing",   "done",      "nothing",   "nothing",   "nothing"],
  ["contact_settings",     "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["preview_links",        "select", "denied",    "nothing",   "all",       "all",       "nothing",   "nothing"],
  ["preview_links",        "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["preview_links",        "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["preview_links",        "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["working_copies",       "select", "denied",    "nothing",   "all",       "nothing",   "nothing",   "nothing"],
  ["working_copies",       "insert", "denied",    "denied",    "done",      "done",      "done",      "denied"],
  ["working_copies",       "update", "denied",    "nothing",   "done",      "nothing",   "nothing",   "nothing"],
  ["working_copies",       "delete", "denied",    "nothing",   "done",      "nothing",   "nothing",   "nothing"],
  ["read_hints",           "select", "denied",    "nothing",   "all",       "nothing",   "nothing",   "nothing"],
  ["read_hints",           "insert", "denied",    "denied",    "done",      "done",      "done",      "done"],
  ["read_hints",           "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["read_hints",           "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["unpublished_changes",  "select", "denied",    "nothing",   "all",       "all",       "nothing",   "nothing"],
  ["unpublished_changes",  "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["unpublished_changes",  "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["unpublished_changes",  "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["media_files",          "select", "denied",    "nothing",   "all",       "all",       "all",       "nothing"],
  ["media_files",          "insert", "denied",    "denied",    "done",      "done",      "done",      "denied"],
  ["media_files",          "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["media_files",          "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["page_content",         "select", "denied",    "nothing",   "all",       "all",       "all",       "all"],
  ["page_content",         "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["page_content",         "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["page_content",         "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["redirects",            "select", "all",       "all",       "all",       "all",       "all",       "all"],
  ["redirects",            "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["redirects",            "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["redirects",            "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["slug_redirects",       "select", "published", "published", "all",       "all",       "all",       "all"],
  ...unwritten("slug_redirects"),
  ...records("blog_posts"),
  ...records("case_studies"),
  ...onlyRead.flatMap(([readers, names]) =>
    names.flatMap((table): Line[] => {
      const others = readers.length > 0 ? "nothing" : "denied";
      const outcomes = columns.map((caller) => {
        if (caller === "nobody") return "denied";
        return readers.includes(caller) ? "all" : others;
      });
      return [[table, "select", ...outcomes], ...unwritten(table)];
    }),
  ),
];

/** Each line of the matrix, as each caller. */
export function testTables(roles: () => Team): void {
  for (const [table, action, ...outcomes] of tables) {
    test(`${table}: ${action}`, async () => {
      const arrange = () => tableRows[table].arrange(roles());
      const rows = await arrange();
      // The next one is to find them again.
      const act = async (visitor: Caller) =>
        tableActions[action](roles(), table, visitor, action === "delete" ? await arrange() : rows);
      expect(await inTurn(act)).toEqual(ofEverybody(outcomes));
    });
  }
}

/** Every function of the panel, as each caller, but those of files where there are none. */
export async function expectFunctions(team: Team, hasFiles = true): Promise<void> {
  for (const [name, { given, others, to }] of Object.entries(panelFunctions)) {
    if (name === "list_pictures" && !hasFiles) continue;
    for (const caller of callers) {
      const { data, error } = await team[caller].rpc(name, given);
      const what = `${name} by ${caller}`;
      if (caller !== "nobody" && to.includes(caller)) {
        expect(error, what).toBeNull();
        expect(data, what).not.toEqual(others);
      } else if (caller === "nobody" || others === "denied") {
        expect(error?.code, what).toBe("42501");
      } else expect(data, what).toEqual(others);
    }
  }
}

export async function inTurn<T>(act: (visitor: Caller) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = [];
  for (const visitor of callers) outcomes.push(await act(visitor));
  return outcomes;
}

/** The password alone is answered as a stranger is. */
export function ofEverybody(outcomes: Outcome[]): (Outcome | undefined)[] {
  return [...outcomes, outcomes[columns.indexOf("stranger")]];
}
