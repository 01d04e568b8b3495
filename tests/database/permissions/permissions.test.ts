import { expect, test } from "vitest";
import { message, post } from "../samples.ts";
import { withTeamOnEachDatabase } from "../support/databases.ts";
import { type Caller, callers, type Team } from "../support/roles.ts";
import { closedFunctions } from "./functions.ts";
import { expectFunctions, inTurn, ofEverybody, type Row, tables, testTables } from "./matrix.ts";
import { mediaActions, storePicture, testMediaLimits } from "./media-actions.ts";
import { tableActions } from "./table-actions.ts";
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
  testTables(roles);

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
    await expectFunctions(roles());
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

async function refusal(roles: Team, visitor: Caller, path: string, init?: RequestInit) {
  const answer = await roles.request(visitor, `/rest/v1/${path}`, init);
  const body: { code?: string } = await answer.json();
  return answer.ok ? "allowed" : body.code;
}
