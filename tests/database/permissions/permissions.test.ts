import { expect, test } from "vitest";
import { message, post, type Table } from "../samples.ts";
import { withTeamOnEachDatabase } from "../support/databases.ts";
import { type Caller, callers, columns, type Team } from "../support/roles.ts";
import { closedFunctions, panelFunctions } from "./functions.ts";
import { mediaActions, storePicture, testMediaLimits } from "./media-actions.ts";
import { type Outcome, tableActions } from "./table-actions.ts";
import { tableRows } from "./table-rows.ts";

/** A stranger's question for one does not reach the database. */
const unknownFunction = {
  nobody: "42501",
  stranger: "PGRST100",
  administrator: "PGRST202",
  editor: "PGRST202",
  author: "PGRST202",
  enquiries: "PGRST202",
  unconfirmed: "PGRST100",
} satisfies Record<Caller, string>;

/** The outcomes in the order of `columns`. */
type Row<Subject, Action> = [Subject, Action, ...Outcome[]];

/** Written by functions and triggers alone, and read by administrators or by nobody. */
const readByAdministrators: Table[] = [
  "notifications",
  "privacy_events",
  "admin_users",
  "backup_plan",
  "page_visits",
  "imports",
  "import_runs",
  "imported",
];
const closed: Table[] = ["open_records", "account_links", "account_attempts"];

function onlyRead(table: Table, administrator: Outcome): Row<Table, keyof typeof tableActions>[] {
  const denied = columns.map((): Outcome => "denied");
  const others = administrator === "denied" ? "denied" : "nothing";
  const read = columns.map((caller): Outcome => {
    if (caller === "nobody") return "denied";
    return caller === "administrator" ? administrator : others;
  });
  return [
    [table, "select", ...read],
    [table, "insert", ...denied],
    [table, "update", ...denied],
    [table, "delete", ...denied],
  ];
}

// biome-ignore format: read it as a table
const tables: Row<Table, keyof typeof tableActions>[] = [
  // table                 action    nobody       stranger     administrator editor      author       enquiries
  ["blog_posts",           "select", "published", "published", "all",       "all",       "all",       "all"],
  ["blog_posts",           "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["blog_posts",           "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["blog_posts",           "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["case_studies",         "select", "published", "published", "all",       "all",       "all",       "all"],
  ["case_studies",         "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["case_studies",         "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["case_studies",         "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["contact_settings",     "select", "denied",    "nothing",   "all",       "nothing",   "nothing",   "nothing"],
  ["contact_settings",     "insert", "denied",    "denied",    "done",      "denied",    "denied",    "denied"],
  ["contact_settings",     "update", "denied",    "nothing",   "done",      "nothing",   "nothing",   "nothing"],
  ["contact_settings",     "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["contact_messages",     "select", "denied",    "nothing",   "all",       "nothing",   "nothing",   "all"],
  ["contact_messages",     "insert", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["contact_messages",     "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["contact_messages",     "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["message_events",       "select", "denied",    "nothing",   "all",       "nothing",   "nothing",   "all"],
  ["message_events",       "insert", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["message_events",       "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["message_events",       "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["slug_redirects",       "select", "published", "published", "all",       "all",       "all",       "all"],
  ["slug_redirects",       "insert", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["slug_redirects",       "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["slug_redirects",       "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["revisions",            "select", "denied",    "nothing",   "all",       "all",       "nothing",   "nothing"],
  ["revisions",            "insert", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["revisions",            "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["revisions",            "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["preview_links",        "select", "denied",    "nothing",   "all",       "all",       "nothing",   "nothing"],
  ["preview_links",        "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["preview_links",        "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["preview_links",        "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["record_reviews",       "select",  "denied",    "nothing",   "all",       "all",       "nothing",   "nothing"],
  ["record_reviews",       "insert",  "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["record_reviews",       "update",  "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["record_reviews",       "delete",  "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["record_notes",         "select",  "denied",    "nothing",   "all",       "all",       "nothing",   "nothing"],
  ["record_notes",         "insert",  "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["record_notes",         "update",  "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["record_notes",         "delete",  "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
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
  ["page_content",         "select", "all",       "all",       "all",       "all",       "all",       "all"],
  ["page_content",         "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["page_content",         "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["page_content",         "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["redirects",            "select", "all",       "all",       "all",       "all",       "all",       "all"],
  ["redirects",            "insert", "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["redirects",            "update", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["redirects",            "delete", "denied",    "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["missing_addresses",    "select", "denied",    "nothing",   "all",       "all",       "nothing",   "nothing"],
  ["missing_addresses",    "insert", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["missing_addresses",    "update", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["missing_addresses",    "delete", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ...readByAdministrators.flatMap((table) => onlyRead(table, "all")),
  ...closed.flatMap((table) => onlyRead(table, "denied")),
];

// biome-ignore format: read it as a table
const media: Row<"media", keyof typeof mediaActions>[] = [
  // bucket  action              nobody       stranger     administrator editor      author       enquiries
  ["media", "read by address",   "done",      "done",      "done",      "done",      "done",      "done"],
  ["media", "list",              "nothing",   "nothing",   "done",      "done",      "done",      "nothing"],
  ["media", "upload",            "denied",    "denied",    "done",      "done",      "done",      "denied"],
  ["media", "upload over",       "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["media", "replace",           "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["media", "move",              "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["media", "copy",              "denied",    "denied",    "done",      "done",      "done",      "denied"],
  ["media", "remove",            "nothing",   "nothing",   "done",      "done",      "nothing",   "nothing"],
  ["media", "sign an address",   "denied",    "denied",    "done",      "done",      "done",      "denied"],
  ["media", "sign an upload",    "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["media", "see the bucket",    "denied",    "denied",    "done",      "done",      "done",      "denied"],
  ["media", "list buckets",      "nothing",   "nothing",   "done",      "done",      "done",      "nothing"],
  ["media", "make the bucket",   "denied",    "denied",    "done",      "done",      "denied",    "denied"],
  ["media", "make another",      "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["media", "change the bucket", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["media", "empty the bucket",  "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
  ["media", "delete the bucket", "denied",    "denied",    "denied",    "denied",    "denied",    "denied"],
];

const closedSchemas = [
  ...["private", "auth", "storage", "supabase_migrations", "pg_catalog", "information_schema"],
  ...["cron", "extensions", "PUBLIC", "public, auth", 'public"'],
];

test("the matrix has a line for every action on every table and on the bucket", () => {
  const lines = Object.keys(tableRows).flatMap((table) =>
    Object.keys(tableActions).map((action) => `${table} ${action}`),
  );
  expect(tables.map(([table, action]) => `${table} ${action}`).sort()).toEqual(lines.sort());
  expect(media.map(([, action]) => action)).toEqual(Object.keys(mediaActions));
});

withTeamOnEachDatabase((roles) => {
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

  for (const [bucket, action, ...outcomes] of media) {
    test(`${bucket}: ${action}`, async () => {
      const act = async (visitor: Caller) =>
        mediaActions[action](roles(), visitor, await storePicture(roles()));
      expect(await inTurn(act)).toEqual(ofEverybody(outcomes));
    });
  }

  test("no visitor calls a function, whether the API has it or not", async () => {
    const { service } = roles();
    const before = await service.from("contact_messages").select().throwOnError();
    for (const visitor of callers) {
      for (const [name, given] of Object.entries(closedFunctions)) {
        const { error } = await roles()[visitor].rpc(name, given);
        expect(error?.code, `${name} by ${visitor}`).toBe("42501");
      }
      for (const name of ["is_admin", "is_slug", "keep_revision", "erase", "salt", "post_words"])
        expect(await refusal(roles(), visitor, `rpc/${name}`), name).toBe(unknownFunction[visitor]);
    }
    expect(await service.from("contact_messages").select()).toMatchObject({ data: before.data });
  });

  test("everybody gets of the panel's functions what their roles allow", async () => {
    const { service } = roles();
    const row = { ...message(), visit: { host: "google.com", pages: ["/blog/1"] } };
    await service.from("contact_messages").insert(row).throwOnError();
    await storePicture(roles());
    await service
      .from("blog_posts")
      .insert(post({ tags: ["Montaż"] }))
      .throwOnError();
    for (const [name, { given, others, to }] of Object.entries(panelFunctions)) {
      for (const caller of callers) {
        const { data, error } = await roles()[caller].rpc(name, given);
        const what = `${name} by ${caller}`;
        if (caller !== "nobody" && to.includes(caller)) {
          expect(error, what).toBeNull();
          expect(data, what).not.toEqual(others);
        } else if (caller === "nobody" || others === "denied") {
          expect(error?.code, what).toBe("42501");
        } else expect(data, what).toEqual(others);
      }
    }
  });

  test("no visitor reads or writes another schema than the public one", async () => {
    for (const visitor of callers) {
      for (const schema of closedSchemas) {
        for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
          const path = "users?id=not.is.null";
          const json = { "content-type": "application/json" };
          const headers = { ...json, "accept-profile": schema, "content-profile": schema };
          const body = method === "GET" ? null : JSON.stringify({ role: "service_role" });
          const code = await refusal(roles(), visitor, path, { method, headers, body });
          expect(code, `${visitor} ${method} ${schema}`).toBe("PGRST106");
        }
      }
    }
  });

  test("no visitor embeds the rows of another table", async () => {
    for (const visitor of callers) {
      for (const relation of ["admin_users", "users", "contact_messages"]) {
        const path = `blog_posts?select=id,${relation}(*)`;
        const code = ["nobody", "stranger", "unconfirmed"].includes(visitor)
          ? "PGRST100"
          : "PGRST200";
        expect(await refusal(roles(), visitor, path), relation).toBe(code);
      }
    }
  });

  test("a draft cannot be counted, guessed by its address or found by its text", async () => {
    const draft = post({ published_at: null, content: "jeszcze nie" });
    await roles().service.from("blog_posts").insert(draft).throwOnError();
    for (const visitor of ["nobody", "stranger", "unconfirmed"] as const) {
      const posts = () => roles()[visitor].from("blog_posts");
      const counted = posts().select("id", { count: "exact", head: true });
      expect((await counted.eq("slug", draft.slug)).count).toBe(0);
      const byAddress = await posts().select("id").or(`slug.eq.${draft.slug},id.lt.0`);
      expect(byAddress.data).toEqual([]);
      const byText = await posts().select("id").eq("content", "jeszcze nie");
      expect(byText.error?.code).toBe("PGRST100");
    }
  });

  test("an administrator sees no other administrator", async () => {
    const { administrator, service, ids } = roles();
    await service.from("admin_users").insert({ id: ids.stranger }).throwOnError();
    try {
      const { data } = await administrator.from("admin_users").select("id");
      expect(data).toEqual([{ id: ids.administrator }]);
    } finally {
      await service.from("admin_users").delete().eq("id", ids.stranger).throwOnError();
    }
  });

  test("an administrator loses the right at once, in the session that is open", async () => {
    const { administrator, service, ids } = roles();
    const draft = post({ published_at: null });
    await service.from("blog_posts").insert(draft).throwOnError();
    const read = async () =>
      (await administrator.from("blog_posts").select("id").eq("slug", draft.slug)).data?.length;
    expect(await read()).toBe(1);
    await service.from("admin_users").delete().eq("id", ids.administrator).throwOnError();
    try {
      expect(await read()).toBe(0);
    } finally {
      await service.from("admin_users").insert({ id: ids.administrator }).throwOnError();
    }
  });

  testMediaLimits(roles);
});

/** The password alone is answered as a stranger is. */
function ofEverybody(outcomes: Outcome[]): (Outcome | undefined)[] {
  return [...outcomes, outcomes[columns.indexOf("stranger")]];
}

async function inTurn<T>(act: (visitor: Caller) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = [];
  for (const visitor of callers) outcomes.push(await act(visitor));
  return outcomes;
}

async function refusal(roles: Team, visitor: Caller, path: string, init?: RequestInit) {
  const answer = await roles.request(visitor, `/rest/v1/${path}`, init);
  const body: { code?: string } = await answer.json();
  return answer.ok ? "allowed" : body.code;
}
