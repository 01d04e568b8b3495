import { afterAll, beforeAll, expect, test } from "vitest";
import { type Roles, startWithRoles } from "../support/roles.ts";

/** In every row that a visitor must not see. */
const secret = "TAJNE-7f3a";

let roles: Roles;
let before: string;

beforeAll(async () => {
  roles = await startWithRoles();
  const { service } = roles;
  const post = { author: "Autor", content: "Treść", content_blocks: null };
  await service
    .from("blog_posts")
    .insert([
      { ...post, id: 1, title: "Widoczny", slug: "widoczny", published_at: "2026-01-01" },
      { ...post, id: 2, title: secret, slug: "szkic", published_at: null },
      { ...post, id: 3, title: secret, slug: "przyszly", published_at: "2999-01-01" },
      { ...post, id: 4, title: secret, slug: "skasowany", published_at: null },
    ])
    .throwOnError();
  await service.from("blog_posts").delete().eq("id", 4).throwOnError();
  const letter = { name: secret, email: "a@a.test", message: secret };
  await service.from("contact_messages").insert(letter).throwOnError();
  const webp = Buffer.from("RIFF\x04\0\0\0WEBP", "latin1");
  const media = await service.storage
    .from("media")
    .upload("blog/a.webp", webp, { contentType: "image/webp" });
  if (media.error) throw media.error;
  before = await everything();
});
afterAll(() => roles?.stop());

/** All that an attack could have changed. */
async function everything(): Promise<string> {
  const tables = ["blog_posts", "case_studies", "contact_messages", "admin_users", "revisions"];
  const rows = await Promise.all(
    tables.map(async (table) => (await roles.service.from(table).select().throwOnError()).data),
  );
  const files = await roles.service.storage.from("media").list("blog");
  const buckets = await roles.service.storage.listBuckets();
  return JSON.stringify([
    rows,
    files.data?.map(({ name }) => name),
    buckets.data?.map((b) => b.id),
  ]);
}

type Attempt = { path: string; method?: string; headers?: Record<string, string>; body?: unknown };

const posts = (query: string): Attempt => ({ path: `/rest/v1/blog_posts?${query}` });

const filters = [
  "select=*",
  "published_at=is.null",
  "published_at=not.is.null",
  "or=(published_at.is.null,published_at.not.is.null)",
  "or=(id.gt.0,and(published_at.is.null,id.gt.0))",
  "and=(or(id.gt.0,id.lt.0),or(published_at.is.null))",
  "not.or=(id.lt.0,published_at.lt.2027-01-01)",
  "id=in.(1,2,3,4)",
  "id=not.eq.1",
  "slug=like.*",
  "slug=match..*",
  "title=neq.x&order=published_at.desc.nullsfirst",
  "id=eq.1 or 1=1",
  "id=eq.1)or(1=1",
  "title=eq.x' or '1'='1",
  "title=eq.x'; select * from contact_messages--",
  "title=fts.x') or 1=1--",
  "title=fts(polish').x",
  "title=fts('x'::regconfig).x",
  'title=in.("x","y") or (1=1)',
  'or=(title.eq.x,"title) or (1=1".eq.1)',
  "or=(title.eq.x)) or ((1=1",
  "limit=1;select 1",
  "limit=1 union select 1,2",
  "offset=0) union select message from contact_messages--",
  "order=title;select pg_sleep(1)",
  "order=(select message from contact_messages)",
  'order=title"; select 1--',
  "order=content_blocks->a'||(select 1)||'",
  "order=content_blocks->1)--",
  "content_blocks->>a' or '1'='1=eq.x",
  "content_blocks->>a=eq.x') or (1=1",
  "content_blocks=cs.{}') or 1=1--",
  "content_blocks=eq.[]'::jsonb or true--",
  "sources=cs.{x}'; select 1--",
  "sources=ov.{x\"}') or true--",
];

const selections = [
  "*,revisions(*)",
  "*,contact_messages(*)",
  "*,admin_users(*)",
  "*,slug_redirects(*)",
  "*,users(*)",
  "*,auth.users(*)",
  "*,revisions!inner(*)",
  "*,revisions!record_id(*)",
  "...revisions(*)",
  "*,x:revisions(row)",
  "count()",
  "id.sum(),id.max()",
  "title.max()",
  "title::text",
  "title::text)from contact_messages--",
  "title::regclass",
  "title::text) as x, (select message from contact_messages) as (y",
  "id::int, (select message from contact_messages)",
  "(select message from contact_messages)",
  "a:(select message from contact_messages)",
  'a"b:title',
  'x",message from contact_messages--:title',
  "content_blocks->a'||(select message from contact_messages limit 1)||'",
  "content_blocks->>a')||(select message from contact_messages)--",
  "content_blocks->(select 1)",
  "content_blocks->1;select 1",
  "pg_sleep(1)",
  "current_setting('request.jwt.claims')",
  "blog_posts.*",
  "*,(title)",
  "title,,",
  "tableoid,xmin,ctid",
  "contact_messages.message",
];

const hidden = [
  ...["contact_messages", "revisions", "admin_users", "auth.users", "users", "pg_authid"],
  ...["public.contact_messages", '"contact_messages"', "storage.objects", "objects", "pg_shadow"],
  ...["information_schema.tables", "schema_migrations", "blog_posts;contact_messages", "*"],
].flatMap((table): Attempt[] => [
  { path: `/rest/v1/${table}?select=*` },
  { path: `/rest/v1/${table}?select=*`, headers: { Prefer: "count=exact" } },
  { path: `/rest/v1/${table}?select=*`, headers: { Accept: "text/csv" } },
  {
    path: `/rest/v1/${table}?select=*`,
    headers: { Accept: "application/vnd.pgrst.plan+json; options=verbose|analyze|buffers" },
  },
]);

const schemas = [
  "auth",
  "storage",
  "private",
  "pg_catalog",
  "information_schema",
  "cron",
  "extensions",
  "PUBLIC",
  "public, auth",
  'public"',
];
const foreignSchemas = schemas.flatMap((schema): Attempt[] => [
  { path: "/rest/v1/users?select=*", headers: { "Accept-Profile": schema } },
  { path: "/rest/v1/objects?select=*", headers: { "Accept-Profile": schema } },
  { path: "/rest/v1/pg_authid?select=*", headers: { "Accept-Profile": schema } },
  { path: "/rest/v1/", headers: { "Accept-Profile": schema } },
  {
    path: "/rest/v1/rpc/is_admin",
    method: "POST",
    body: {},
    headers: { "Content-Profile": schema },
  },
  {
    path: "/rest/v1/users",
    method: "POST",
    body: { id: crypto.randomUUID(), email: "x@x.test", role: "service_role" },
    headers: { "Content-Profile": schema },
  },
  {
    path: "/rest/v1/users?id=not.is.null",
    method: "PATCH",
    body: { role: "service_role" },
    headers: { "Content-Profile": schema },
  },
  {
    path: "/rest/v1/objects?id=not.is.null",
    method: "DELETE",
    headers: { "Content-Profile": schema },
  },
]);

const functions: [name: string, args: Record<string, unknown>][] = [
  [
    "store_contact_message",
    {
      sender_name: "x",
      sender_email: "a@a.test",
      body: "x",
      doubt: null,
      trapped: false,
      sender_hash: "x",
      submission_id: null,
      address_limit: 9,
    },
  ],
  ["claim_contact_message", { lease_seconds: 1 }],
  [
    "finish_contact_message",
    {
      message_id: 1,
      lease: crypto.randomUUID(),
      outcome: "sent",
      retry_in_seconds: 0,
      maybe_delivered: false,
      error: null,
    },
  ],
  ["contact_mail_state", {}],
  ["is_admin", {}],
  ["private.is_admin", {}],
  ["keep_revision", {}],
  ["set_config", { setting_name: "role", new_value: "service_role", is_local: false }],
  [
    "set_config",
    { setting_name: "request.jwt.claims", new_value: '{"role":"service_role"}', is_local: false },
  ],
  ["pg_catalog.set_config", { setting_name: "role", new_value: "postgres", is_local: false }],
  ["current_setting", { setting_name: "request.jwt.claims" }],
  ["pg_sleep", { seconds: 1 }],
  ["pg_read_file", { filename: "/etc/passwd" }],
  ["pg_ls_dir", { dirname: "/" }],
  ["lo_import", { filename: "/etc/passwd" }],
  [
    "query_to_xml",
    { query: "select * from contact_messages", nulls: true, tableforest: true, targetns: "" },
  ],
  ["pg_terminate_backend", { pid: 1 }],
  ["auth.uid", {}],
  ["version", {}],
  ["contact_mail_state();select 1", {}],
  ["contact_mail_state()--", {}],
  ["__proto__", {}],
  ["constructor", {}],
];
const calls = functions.flatMap(([name, args]): Attempt[] => [
  { path: `/rest/v1/rpc/${encodeURIComponent(name)}`, method: "POST", body: args },
  {
    path: `/rest/v1/rpc/${encodeURIComponent(name)}?${new URLSearchParams(Object.entries(args).map(([key, value]) => [key, String(value)]))}`,
  },
  {
    path: `/rest/v1/rpc/${encodeURIComponent(name)}`,
    method: "POST",
    body: args,
    headers: { Prefer: "params=single-object", "Content-Profile": "pg_catalog" },
  },
]);

const row = { title: "Włamanie", slug: "wlamanie", author: "x" };
const writes: Attempt[] = [
  ...[
    "",
    "resolution=merge-duplicates",
    "resolution=ignore-duplicates",
    "return=representation",
    "tx=commit",
    "missing=default",
    "handling=lenient",
    "return=representation,resolution=merge-duplicates",
  ].flatMap((prefer): Attempt[] => {
    const headers = { Prefer: prefer };
    return [
      { path: "/rest/v1/blog_posts", method: "POST", body: row, headers },
      {
        path: "/rest/v1/blog_posts?on_conflict=id",
        method: "POST",
        body: { ...row, id: 1 },
        headers,
      },
      {
        path: "/rest/v1/blog_posts?on_conflict=slug",
        method: "POST",
        body: [{ ...row, slug: "widoczny" }],
        headers,
      },
      {
        path: "/rest/v1/blog_posts?on_conflict=id) do update set title='x' where (1=1",
        method: "POST",
        body: row,
        headers,
      },
      {
        path: '/rest/v1/blog_posts?columns=title,slug,author,"id',
        method: "POST",
        body: row,
        headers,
      },
      { path: "/rest/v1/blog_posts?id=eq.1", method: "PUT", body: { ...row, id: 1 }, headers },
      { path: "/rest/v1/blog_posts?id=eq.1", method: "PATCH", body: { title: "x" }, headers },
      {
        path: "/rest/v1/blog_posts",
        method: "PATCH",
        body: { published_at: "2026-01-01" },
        headers,
      },
      {
        path: "/rest/v1/blog_posts?id=eq.1",
        method: "PATCH",
        body: { "title\"='x',\"author": "x" },
        headers,
      },
      { path: "/rest/v1/blog_posts?or=(id.gt.0)", method: "DELETE", headers },
      { path: "/rest/v1/blog_posts", method: "DELETE", headers },
      { path: "/rest/v1/admin_users", method: "POST", body: { id: "$me" }, headers },
      {
        path: "/rest/v1/admin_users?id=not.is.null",
        method: "PATCH",
        body: { id: "$me" },
        headers,
      },
      { path: "/rest/v1/admin_users?id=not.is.null", method: "DELETE", headers },
      {
        path: "/rest/v1/revisions",
        method: "POST",
        body: { table_name: "blog_posts", record_id: 1, operation: "update", row: {} },
        headers,
      },
      {
        path: "/rest/v1/slug_redirects",
        method: "POST",
        body: { table_name: "blog_posts", slug: "x", record_id: 2 },
        headers,
      },
      {
        path: "/rest/v1/contact_messages",
        method: "POST",
        body: { name: "x", email: "a@a.test", message: "x" },
        headers,
      },
      { path: "/rest/v1/contact_messages?id=gt.0", method: "DELETE", headers },
    ];
  }),
  ...["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].map(
    (name): Attempt => ({
      path: "/rest/v1/blog_posts?id=eq.1",
      headers: { [name]: "DELETE" },
    }),
  ),
];

const storage: Attempt[] = [
  [
    "POST",
    "object/move",
    { bucketId: "media", sourceKey: "blog/a.webp", destinationKey: "blog/b.webp" },
  ],
  [
    "POST",
    "object/move",
    {
      bucketId: "media",
      sourceKey: "blog/a.webp",
      destinationBucket: "other",
      destinationKey: "a",
    },
  ],
  [
    "POST",
    "object/copy",
    { bucketId: "media", sourceKey: "blog/a.webp", destinationKey: "blog/b.webp" },
  ],
  [
    "POST",
    "object/copy",
    {
      bucketId: "media",
      sourceKey: "blog/a.webp",
      destinationKey: "blog/b.webp",
      copyMetadata: false,
      metadata: { mimetype: "text/html" },
    },
  ],
  ["POST", "object/sign/media/blog/a.webp", { expiresIn: 99_999_999 }],
  ["POST", "object/sign/media", { expiresIn: 60, paths: ["blog/a.webp"] }],
  ["POST", "object/upload/sign/media/blog/b.webp", {}],
  ["PUT", "object/upload/sign/media/blog/a.webp?token=x", "RIFF\x04\0\0\0WEBP"],
  [
    "PUT",
    "object/upload/sign/media/blog/a.webp?token=eyJhbGciOiJub25lIn0.eyJ1cmwiOiJtZWRpYS9ibG9nL2Eud2VicCIsInVwc2VydCI6dHJ1ZX0.",
    "RIFF\x04\0\0\0WEBP",
  ],
  ["GET", "object/sign/media/blog/a.webp?token=x", undefined],
  ["GET", "object/list/media", undefined],
  ["POST", "object/list/media", { prefix: "", limit: 1000 }],
  ["POST", "object/list-v2/media", { prefix: "", limit: 1000 }],
  ["POST", "object/media/blog/b.webp", "RIFF\x04\0\0\0WEBP"],
  ["POST", "object/media/blog/a.webp", "RIFF\x04\0\0\0WEBP"],
  ["PUT", "object/media/blog/a.webp", "RIFF\x04\0\0\0WEBP"],
  ["DELETE", "object/media/blog/a.webp", undefined],
  ["DELETE", "object/media", { prefixes: ["blog/a.webp"] }],
  ["POST", "bucket", { id: "evil", name: "evil", public: true }],
  ["POST", "bucket", { id: "media", name: "media", public: true, allowed_mime_types: null }],
  ["PUT", "bucket/media", { public: true, allowed_mime_types: ["text/html"] }],
  ["POST", "bucket/media/empty", {}],
  ["DELETE", "bucket/media", undefined],
  ["POST", "upload/resumable", ""],
  ["POST", "upload/resumable/sign", ""],
  ["POST", "s3/media/blog/b.webp", "x"],
  ["GET", "s3/media", undefined],
  ["POST", "vector/x", {}],
  ["GET", "object/authenticated/media/../../../keys.json", undefined],
].map(([method, path, body]) => ({
  method: String(method),
  path: `/storage/v1/${String(path)}`,
  body,
  headers: {
    "x-upsert": "true",
    ...(typeof body === "string" ? { "content-type": "image/webp" } : {}),
  },
}));

const attempts: [what: string, attempts: Attempt[]][] = [
  ["filters", filters.map(posts)],
  ["selections", selections.map((select) => posts(`select=${select}`))],
  [
    "selections with a count",
    selections.map((select) => ({
      ...posts(`select=${select}`),
      headers: { Prefer: "count=exact" },
    })),
  ],
  ["hidden tables", hidden],
  ["other schemas", foreignSchemas],
  ["functions", calls],
  ["writes", writes],
  ["files", storage],
];

test("what must not be seen is there, and what may be seen is shown", async () => {
  expect(before.split(secret).length).toBeGreaterThan(4);
  const { status, text, counted } = await ask("nobody", {
    ...posts("select=*"),
    headers: { Prefer: "count=exact" },
  });
  expect([status, counted, text.includes("Widoczny")]).toEqual([200, 1, true]);
});

for (const [what, tries] of attempts) {
  test(`${what}: ${tries.length} attempts show and change nothing`, async () => {
    for (const visitor of ["nobody", "stranger"] as const) {
      for (const attempt of tries) {
        const { status, text, counted } = await ask(visitor, attempt);
        const told = `${visitor} ${attempt.method ?? "GET"} ${attempt.path}: ${status} ${text.slice(0, 200)}`;
        expect(text, told).not.toContain(secret);
        expect(text, told).not.toMatch(/root:|\$2[aby]\$\d\d\$|postgres(ql)?:\/\//);
        // A count of rows that are not shown would tell about them as well.
        expect(counted, told).toBeLessThanOrEqual(1);
        if (attempt.method && !/list|s3/.test(attempt.path)) {
          const nothing = status < 300 && /^(\[\])?$/.test(text);
          expect(status >= 400 || nothing, told).toBe(true);
        }
      }
    }
    expect(await everything()).toBe(before);
  });
}

async function ask(
  visitor: "nobody" | "stranger",
  { path, method = "GET", headers, body }: Attempt,
) {
  const text = typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body);
  const answer = await roles.request(visitor, path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: text?.replace("$me", roles.ids.stranger) ?? null,
  });
  const range = answer.headers.get("content-range")?.split("/")[1];
  return { status: answer.status, text: await answer.text(), counted: Number(range ?? 0) || 0 };
}
