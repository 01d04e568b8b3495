type Headers = Record<string, string>;
type Body = object | string | null;
export type HostileRequest = { method: string; path: string; headers: Headers; body: Body };

/** Stands for the visitor's own id. */
export const ownId = "$me";

const request = (
  method: string,
  path: string,
  body: Body = null,
  headers: Headers = {},
): HostileRequest => ({ method, path, headers, body });
const rows = (path: string, headers?: Headers) => request("GET", `/rest/v1/${path}`, null, headers);
const posts = (query: string, headers?: Headers) => rows(`blog_posts?${query}`, headers);

const filters = [
  ...["select=*", "published_at=is.null", "published_at=not.is.null", "id=in.(1,2,3,4)"],
  ...["id=not.eq.1", "slug=like.*", "slug=match..*", "or=(published_at.is.null,id.gt.0)"],
  "or=(id.gt.0,and(published_at.is.null,id.gt.0))",
  "and=(or(id.gt.0,id.lt.0),or(published_at.is.null))",
  "not.or=(id.lt.0,published_at.lt.2027-01-01)",
  "title=neq.x&order=published_at.desc.nullsfirst",
  ...["id=eq.1 or 1=1", "id=eq.1)or(1=1", "title=eq.x' or '1'='1"],
  "title=eq.x'; select * from contact_messages--",
  ...["title=fts.x') or 1=1--", "title=fts(polish').x", "title=fts('x'::regconfig).x"],
  ...['title=in.("x","y") or (1=1)', 'or=(title.eq.x,"title) or (1=1".eq.1)'],
  ...["or=(title.eq.x)) or ((1=1", "limit=1;select 1", "limit=1 union select 1,2"],
  "offset=0) union select message from contact_messages--",
  ...["order=title;select pg_sleep(1)", "order=(select message from contact_messages)"],
  ...['order=title"; select 1--', "order=content_blocks->a'||(select 1)||'"],
  ...["order=content_blocks->1)--", "content_blocks->>a' or '1'='1=eq.x"],
  ...["content_blocks->>a=eq.x') or (1=1", "content_blocks=cs.{}') or 1=1--"],
  ...["content_blocks=eq.[]'::jsonb or true--", "sources=cs.{x}'; select 1--"],
  "sources=ov.{x\"}') or true--",
];

const selections = [
  ...["*,revisions(*)", "*,contact_messages(*)", "*,admin_users(*)", "*,slug_redirects(*)"],
  ...["*,users(*)", "*,auth.users(*)", "*,revisions!inner(*)", "*,revisions!record_id(*)"],
  ...["...revisions(*)", "*,x:revisions(former_record)", "count()", "id.sum(),id.max()"],
  ...["title.max()", "title::text", "title::text)from contact_messages--", "title::regclass"],
  "title::text) as x, (select message from contact_messages) as (y",
  "id::int, (select message from contact_messages)",
  ...["(select message from contact_messages)", "a:(select message from contact_messages)"],
  ...['a"b:title', 'x",message from contact_messages--:title', "content_blocks->(select 1)"],
  "content_blocks->a'||(select message from contact_messages limit 1)||'",
  "content_blocks->>a')||(select message from contact_messages)--",
  ...["content_blocks->1;select 1", "pg_sleep(1)", "current_setting('request.jwt.claims')"],
  ...["blog_posts.*", "*,(title)", "title,,", "tableoid,xmin,ctid", "contact_messages.message"],
];

/** A count tells about hidden rows, and so does a place in an order or a part of a list. */
const countQueries = [
  ...["select=id", "select=id&published_at=is.null", "select=id&limit=0", "select=id&offset=1"],
  ...["select=id&id=gt.1", "select=id&title=like.T*", "or=(id.gt.1,id.lt.1)", "slug=eq.szkic"],
  ...["select=id&title=eq.TAJNE-7f3a", "select=id&order=title.desc&limit=1", "select=count()"],
];
const counts = [
  ...[
    ...["count=exact", "count=planned", "count=estimated", "count=exact,count=planned"],
    ...["COUNT=planned", "count = estimated", 'count="planned"'],
    ...["count=exact,return=minimal", "count=exact,handling=lenient,max-affected=0"],
  ].flatMap((Prefer) => countQueries.map((query) => posts(query, { Prefer }))),
  ...["count=exact", "count=planned"].flatMap((Prefer) =>
    countQueries.flatMap((query) => [
      { ...posts(query, { Prefer }), method: "HEAD" },
      posts(query, { Prefer, Range: "1-9", "Range-Unit": "items" }),
    ]),
  ),
];

const readings: Headers[] = [
  {},
  { Prefer: "count=exact" },
  { Accept: "text/csv" },
  { Accept: "application/vnd.pgrst.plan+json; options=verbose|analyze|buffers" },
];
const hiddenTables = [
  ...["contact_messages", "revisions", "admin_users", "auth.users", "users", "pg_authid"],
  ...["public.contact_messages", '"contact_messages"', "storage.objects", "objects", "pg_shadow"],
  ...["information_schema.tables", "schema_migrations", "blog_posts;contact_messages", "*"],
].flatMap((table) => readings.map((headers) => rows(`${table}?select=*`, headers)));

const role = { setting_name: "role", new_value: "service_role", is_local: false };
const claims = { setting_name: "request.jwt.claims", new_value: '{"role":"service_role"}' };
const query = "select * from contact_messages";
type Call = [name: string, args: Record<string, unknown>];
const functions: Call[] = [
  ["contact_mail_state", {}],
  ["private.is_admin", {}],
  ["set_config", role],
  ["set_config", { ...claims, is_local: false }],
  ["pg_catalog.set_config", role],
  ["current_setting", { setting_name: "request.jwt.claims" }],
  ["pg_sleep", { seconds: 1 }],
  ["pg_read_file", { filename: "/etc/passwd" }],
  ["query_to_xml", { query, nulls: true, tableforest: true, targetns: "" }],
  ...["auth.uid", "version", "contact_mail_state();select 1", "contact_mail_state()--"].map(
    (name): Call => [name, {}],
  ),
  ...["__proto__", "constructor"].map((name): Call => [name, {}]),
];
const calls = functions.flatMap(([name, args]) => {
  const path = `/rest/v1/rpc/${encodeURIComponent(name)}`;
  const values = Object.entries(args).map(([key, value]) => [key, String(value)]);
  const headers = { Prefer: "params=single-object", "Content-Profile": "pg_catalog" };
  return [
    request("POST", path, args),
    request("GET", `${path}?${new URLSearchParams(values)}`),
    request("POST", path, args, headers),
  ];
});

const post = { title: "Włamanie", slug: "wlamanie", author: "x" };
const changes: [method: string, path: string, body?: object][] = [
  ["POST", "blog_posts", post],
  ["POST", "blog_posts?on_conflict=id", { ...post, id: 1 }],
  ["POST", "blog_posts?on_conflict=slug", [{ ...post, slug: "widoczny" }]],
  ["POST", "blog_posts?on_conflict=id) do update set title='x' where (1=1", post],
  ["POST", 'blog_posts?columns=title,slug,author,"id', post],
  ["PUT", "blog_posts?id=eq.1", { ...post, id: 1 }],
  ["PATCH", "blog_posts?id=eq.1", { title: "x" }],
  ["PATCH", "blog_posts", { published_at: "2026-01-01" }],
  ["PATCH", "blog_posts?id=eq.1", { "title\"='x',\"author": "x" }],
  ["DELETE", "blog_posts"],
  ["POST", "admin_users", { id: ownId }],
  ["POST", "contact_messages", { name: "x", email: "a@a.test", message: "x" }],
];
const writes = [
  ...["", "resolution=merge-duplicates", "resolution=ignore-duplicates", "return=representation"],
  ...["tx=commit", "missing=default", "handling=lenient"],
  "return=representation,resolution=merge-duplicates",
].flatMap((Prefer) =>
  changes.map(([method, path, body]) => request(method, `/rest/v1/${path}`, body, { Prefer })),
);
const overrides = ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].map((name) =>
  posts("id=eq.1", { [name]: "DELETE" }),
);

const webp = "RIFF\x04\0\0\0WEBP";
const unsigned = "eyJhbGciOiJub25lIn0.eyJ1cmwiOiJtZWRpYS9ibG9nL2Eud2VicCIsInVwc2VydCI6dHJ1ZX0.";
const source = { bucketId: "media", sourceKey: "blog/a.webp" };
const target = { destinationKey: "blog/b.webp" };
const html = { copyMetadata: false, metadata: { mimetype: "text/html" } };
/** Requests that the permission matrix cannot make with supabase-js. */
const files = (
  [
    ["POST", "object/move", { ...source, destinationBucket: "other", destinationKey: "a" }],
    ["POST", "object/copy", { ...source, ...target, ...html }],
    ["POST", "object/sign/media", { expiresIn: 60, paths: ["blog/a.webp"] }],
    ["PUT", "object/upload/sign/media/blog/a.webp?token=x", webp],
    ["PUT", `object/upload/sign/media/blog/a.webp?token=${unsigned}`, webp],
    ["GET", "object/sign/media/blog/a.webp?token=x"],
    ["GET", "object/list/media"],
    ["POST", "object/list-v2/media", { prefix: "", limit: 1000 }],
    ["DELETE", "object/media/blog/a.webp"],
    ["POST", "bucket", { id: "media", name: "media", public: true, allowed_mime_types: null }],
    ["PUT", "bucket/media", { public: true, allowed_mime_types: ["text/html"] }],
    ["POST", "upload/resumable", ""],
    ["POST", "upload/resumable/sign", ""],
    ["POST", "s3/media/blog/b.webp", "x"],
    ["GET", "s3/media"],
    ["POST", "vector/x", {}],
    ["GET", "object/authenticated/media/../../../keys.json"],
  ] satisfies [string, string, Body?][]
).map(([method, path, body = null]) =>
  request(method, `/storage/v1/${path}`, body, {
    "x-upsert": "true",
    ...(typeof body === "string" && { "content-type": "image/webp" }),
  }),
);

export const hostileRequests: [what: string, requests: HostileRequest[]][] = [
  ["filters", filters.map((filter) => posts(filter))],
  [
    "selections",
    selections.flatMap((select) => [
      posts(`select=${select}`),
      posts(`select=${select}`, { Prefer: "count=exact" }),
    ]),
  ],
  ["counts", counts],
  ["hidden tables", hiddenTables],
  ["functions", calls],
  ["writes", [...writes, ...overrides]],
  ["files", files],
];
