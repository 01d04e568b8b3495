import type { Attempt } from "./row-attempts.ts";

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
/** Calls of functions that no visitor may call, in three ways each. */
export const calls = functions.flatMap(([name, args]): Attempt[] => [
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
/** `$me` stands for the visitor himself. */
export const writes: Attempt[] = [
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

export const storage: Attempt[] = [
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
