import { calls, storage, writes } from "./row-writes.ts";

export type Attempt = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
};

export const posts = (query: string): Attempt => ({ path: `/rest/v1/blog_posts?${query}` });

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

/** A number of rows tells about them, too; so does the place of a row in an order, or a part of a list. */
const counts = [
  ...["count=exact", "count=planned", "count=estimated", "count=exact,count=planned"],
  ...["COUNT=planned", "count = estimated", 'count="planned"'],
  ...["count=exact,return=minimal", "count=exact,handling=lenient,max-affected=0"],
].flatMap((prefer): Attempt[] =>
  [
    ...["select=id", "select=id&published_at=is.null", "select=id&limit=0", "select=id&offset=1"],
    ...["select=id&id=gt.1", "select=id&title=like.T*", "or=(id.gt.1,id.lt.1)", "slug=eq.szkic"],
    ...["select=id&title=eq.TAJNE-7f3a", "select=id&order=title.desc&limit=1", "select=count()"],
  ].flatMap((query): Attempt[] => [
    { ...posts(query), headers: { Prefer: prefer } },
    { ...posts(query), method: "HEAD", headers: { Prefer: prefer } },
    { ...posts(query), headers: { Prefer: prefer, Range: "1-9", "Range-Unit": "items" } },
  ]),
);

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

/** All that is tried, by what it goes for. */
export const attempts: [what: string, attempts: Attempt[]][] = [
  ["filters", filters.map(posts)],
  ["selections", selections.map((select) => posts(`select=${select}`))],
  [
    "selections with a count",
    selections.map((select) => ({
      ...posts(`select=${select}`),
      headers: { Prefer: "count=exact" },
    })),
  ],
  ["counts", counts],
  ["hidden tables", hidden],
  ["other schemas", foreignSchemas],
  ["functions", calls],
  ["writes", writes],
  ["files", storage],
];
