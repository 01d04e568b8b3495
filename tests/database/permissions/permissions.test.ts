import { expect, test } from "vitest";
import { message, post, type Table } from "../samples.ts";
import { withRolesOnEachDatabase } from "../support/databases.ts";
import { type Roles, type Visitor, visitors } from "../support/roles.ts";
import { closedFunctions, panelFunctions } from "./functions.ts";
import { mediaActions, storePicture, testMediaLimits } from "./media-actions.ts";
import { type Outcome, tableActions } from "./table-actions.ts";
import { tableRows } from "./table-rows.ts";

/** A stranger's question for one does not reach the database. */
const unknownFunction = {
  nobody: "42501",
  stranger: "PGRST100",
  administrator: "PGRST202",
} satisfies Record<Visitor, string>;

type Row<Subject, Action> = [Subject, Action, Outcome, Outcome, Outcome];

/** Written by functions and triggers alone, and read by administrators or by nobody. */
const readByAdministrators: Table[] = [
  "contact_messages",
  "message_events",
  "notifications",
  "privacy_events",
  "admin_users",
  "revisions",
  "backup_plan",
  "missing_addresses",
  "page_visits",
  "imports",
  "import_runs",
  "imported",
];
const closed: Table[] = ["open_records", "account_links", "account_attempts"];

function onlyRead(table: Table, read: Outcome[]): Row<Table, keyof typeof tableActions>[] {
  const denied = ["denied", "denied", "denied"] as const;
  const [nobody = "denied", stranger = "denied", administrator = "denied"] = read;
  return [
    [table, "select", nobody, stranger, administrator],
    [table, "insert", ...denied],
    [table, "update", ...denied],
    [table, "delete", ...denied],
  ];
}

// biome-ignore format: read it as a table
const tables: Row<Table, keyof typeof tableActions>[] = [
  // table              action    nobody       stranger     administrator
  ["blog_posts",       "select", "published", "published", "all"   ],
  ["blog_posts",       "insert", "denied",    "denied",    "done"  ],
  ["blog_posts",       "update", "denied",    "nothing",   "done"  ],
  ["blog_posts",       "delete", "denied",    "nothing",   "done"  ],
  ["case_studies",     "select", "published", "published", "all"   ],
  ["case_studies",     "insert", "denied",    "denied",    "done"  ],
  ["case_studies",     "update", "denied",    "nothing",   "done"  ],
  ["case_studies",     "delete", "denied",    "nothing",   "done"  ],
  ["contact_settings", "select", "denied",    "nothing",   "all"   ],
  ["contact_settings", "insert", "denied",    "denied",    "done"  ],
  ["contact_settings", "update", "denied",    "nothing",   "done"  ],
  ["contact_settings", "delete", "denied",    "denied",    "denied"],
  ["slug_redirects",   "select", "published", "published", "all"   ],
  ["slug_redirects",   "insert", "denied",    "denied",    "denied"],
  ["slug_redirects",   "update", "denied",    "denied",    "denied"],
  ["slug_redirects",   "delete", "denied",    "denied",    "denied"],
  ["preview_links",    "select", "denied",    "nothing",   "all"   ],
  ["preview_links",    "insert", "denied",    "denied",    "done"  ],
  ["preview_links",    "update", "denied",    "denied",    "denied"],
  ["preview_links",    "delete", "denied",    "nothing",   "done"  ],
  ["working_copies",   "select", "denied",    "nothing",   "all"   ],
  ["working_copies",   "insert", "denied",    "denied",    "done"  ],
  ["working_copies",   "update", "denied",    "nothing",   "done"  ],
  ["working_copies",   "delete", "denied",    "nothing",   "done"  ],
  ["read_hints",       "select", "denied",    "nothing",   "all"   ],
  ["read_hints",       "insert", "denied",    "denied",    "done"  ],
  ["read_hints",       "update", "denied",    "denied",    "denied"],
  ["read_hints",       "delete", "denied",    "denied",    "denied"],
  ["unpublished_changes", "select", "denied", "nothing",   "all"   ],
  ["unpublished_changes", "insert", "denied", "denied",    "done"  ],
  ["unpublished_changes", "update", "denied", "nothing",   "done"  ],
  ["unpublished_changes", "delete", "denied", "nothing",   "done"  ],
  ["media_files",      "select", "denied",    "nothing",   "all"   ],
  ["media_files",      "insert", "denied",    "denied",    "done"  ],
  ["media_files",      "update", "denied",    "nothing",   "done"  ],
  ["media_files",      "delete", "denied",    "nothing",   "done"  ],
  ["page_content",     "select", "all",       "all",       "all"   ],
  ["page_content",     "insert", "denied",    "denied",    "done"  ],
  ["page_content",     "update", "denied",    "nothing",   "done"  ],
  ["page_content",     "delete", "denied",    "denied",    "denied"],
  ["redirects",        "select", "all",       "all",       "all"   ],
  ["redirects",        "insert", "denied",    "denied",    "done"  ],
  ["redirects",        "update", "denied",    "nothing",   "done"  ],
  ["redirects",        "delete", "denied",    "nothing",   "done"  ],
  ...readByAdministrators.flatMap((table) => onlyRead(table, ["denied", "nothing", "all"])),
  ...closed.flatMap((table) => onlyRead(table, [])),
];

// biome-ignore format: read it as a table
const media: Row<"media", keyof typeof mediaActions>[] = [
  // bucket   action               nobody     stranger   administrator
  ["media", "read by address",   "done",    "done",    "done"   ],
  ["media", "list",              "nothing", "nothing", "done"   ],
  ["media", "upload",            "denied",  "denied",  "done"   ],
  ["media", "upload over",       "denied",  "denied",  "done"   ],
  ["media", "replace",           "denied",  "denied",  "done"   ],
  ["media", "move",              "denied",  "denied",  "done"   ],
  ["media", "copy",              "denied",  "denied",  "done"   ],
  ["media", "remove",            "nothing", "nothing", "done"   ],
  ["media", "sign an address",   "denied",  "denied",  "done"   ],
  ["media", "sign an upload",    "denied",  "denied",  "denied" ],
  ["media", "see the bucket",    "denied",  "denied",  "done"   ],
  ["media", "list buckets",      "nothing", "nothing", "done"   ],
  ["media", "make the bucket",   "denied",  "denied",  "done"   ],
  ["media", "make another",      "denied",  "denied",  "denied" ],
  ["media", "change the bucket", "denied",  "denied",  "denied" ],
  ["media", "empty the bucket",  "denied",  "denied",  "denied" ],
  ["media", "delete the bucket", "denied",  "denied",  "denied" ],
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

withRolesOnEachDatabase((roles) => {
  for (const [table, action, ...outcomes] of tables) {
    test(`${table}: ${action}`, async () => {
      const rows = await tableRows[table].arrange(roles());
      const act = (visitor: Visitor) => tableActions[action](roles(), table, visitor, rows);
      expect(await inTurn(act)).toEqual(outcomes);
    });
  }

  for (const [bucket, action, ...outcomes] of media) {
    test(`${bucket}: ${action}`, async () => {
      const act = async (visitor: Visitor) =>
        mediaActions[action](roles(), visitor, await storePicture(roles()));
      expect(await inTurn(act)).toEqual(outcomes);
    });
  }

  test("no visitor calls a function, whether the API has it or not", async () => {
    const { service } = roles();
    const before = await service.from("contact_messages").select().throwOnError();
    for (const visitor of visitors) {
      for (const [name, given] of Object.entries(closedFunctions)) {
        const { error } = await roles()[visitor].rpc(name, given);
        expect(error?.code, `${name} by ${visitor}`).toBe("42501");
      }
      for (const name of ["is_admin", "is_slug", "keep_revision", "erase", "salt", "post_words"])
        expect(await refusal(roles(), visitor, `rpc/${name}`), name).toBe(unknownFunction[visitor]);
    }
    expect(await service.from("contact_messages").select()).toMatchObject({ data: before.data });
  });

  test("only administrators get something of the panel's functions", async () => {
    const { nobody, stranger, administrator, service } = roles();
    const row = { ...message(), visit: { host: "google.com", pages: ["/blog/1"] } };
    await service.from("contact_messages").insert(row).throwOnError();
    await storePicture(roles());
    await service
      .from("blog_posts")
      .insert(post({ tags: ["Montaż"] }))
      .throwOnError();
    for (const [name, [given, toStranger]] of Object.entries(panelFunctions)) {
      expect((await nobody.rpc(name, given)).error?.code, name).toBe("42501");
      const { data, error } = await stranger.rpc(name, given);
      if (toStranger === "denied") expect(error, name).toMatchObject({ code: "42501" });
      else expect(data, name).toEqual(toStranger);
      const answer = await administrator.rpc(name, given);
      expect(answer.error, name).toBeNull();
      expect(answer.data, name).not.toEqual(toStranger);
    }
  });

  test("no visitor reads or writes another schema than the public one", async () => {
    for (const visitor of visitors) {
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
    for (const visitor of visitors) {
      for (const relation of ["admin_users", "users", "contact_messages"]) {
        const path = `blog_posts?select=id,${relation}(*)`;
        const code = visitor === "administrator" ? "PGRST200" : "PGRST100";
        expect(await refusal(roles(), visitor, path), relation).toBe(code);
      }
    }
  });

  test("a draft cannot be counted, guessed by its address or found by its text", async () => {
    const draft = post({ published_at: null, content: "jeszcze nie" });
    await roles().service.from("blog_posts").insert(draft).throwOnError();
    for (const visitor of ["nobody", "stranger"] as const) {
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

async function inTurn<T>(act: (visitor: Visitor) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = [];
  for (const visitor of visitors) outcomes.push(await act(visitor));
  return outcomes;
}

async function refusal(roles: Roles, visitor: Visitor, path: string, init?: RequestInit) {
  const answer = await roles.request(visitor, `/rest/v1/${path}`, init);
  const body: { code?: string } = await answer.json();
  return answer.ok ? "allowed" : body.code;
}
