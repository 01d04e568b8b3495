import { expect, test } from "vitest";
import { refusalOf, withFewRows } from "./stranger-grammar.ts";

type Init = { method?: string; headers?: Record<string, string> };

const ask = (path: string, init: Init = {}, isSignedIn = false) =>
  refusalOf(new Request(`http://site.test/rest/v1/${path}`, init), isSignedIn);
const filter = (condition: string) => ask(`blog_posts?${condition}`);

const since = '"2026-01-01T00:00:00Z"';

test.each([
  "blog_posts",
  "blog_posts?apikey=sb_publishable_x&select=*",
  "blog_posts?select=id, slug, published_at, tags&order=published_at.desc,id.desc&offset=0&limit=1000",
  "blog_posts?select=id&slug=eq.wpis&limit=1",
  "blog_posts?id=neq.1&order=published_at.desc.nullslast&limit=1",
  `blog_posts?or=(published_at.lt.${since},and(published_at.eq.${since},id.lt.5))`,
  "blog_posts?id=in.(1,2,3)",
  "blog_posts?id=not.in.(1,2)&published_at=not.is.null",
  "case_studies?order=list_position.asc,id",
  "page_content?select=key, value, version, updated_at",
  "slug_redirects?select=record_id&table_name=eq.blog_posts&slug=eq.wpis",
  "redirects?select=from_address,to_address,kind&order=id.asc&limit=1000&offset=2000",
  "admin_users?select=*&id=eq.0b8ff9d4-7f0a-4f0e-8d54-4f4f1c0f5b0a",
])("the public pages may ask %s", (path) => {
  expect(ask(path)).toBeNull();
});

test.each([
  "answer_by_link",
  "picture_facts",
  "present_page_content",
  "preview_record",
  "retention_months",
  "search_posts",
])("everybody may call %s", (name) => {
  expect(ask(`rpc/${name}`, { method: "POST" })).toBeNull();
  expect(ask(`rpc/${name}?select=id`, { method: "POST" })).toMatchObject({ code: "PGRST100" });
  expect(ask(`rpc/${name}?query=x`)).toMatchObject({ code: "PGRST100" });
});

test.each(["find_messages", "erase_person", "pg_sleep", "constructor", "__proto__"])(
  "the function %s is closed without a session",
  (name) => {
    expect(ask(`rpc/${name}`, { method: "POST" })).not.toBeNull();
  },
);

const operators = [
  ...["like", "ilike", "match", "imatch", "isdistinct", "cs", "cd", "ov", "sl", "sr", "nxl", "nxr"],
  ...["adj", "fts", "plfts", "phfts", "wfts", "fts(polish)", "wfts(english)", "unknown", "EQ", ""],
  ...["eq", "gt", "gte", "lt", "lte", "like", "ilike", "match", "imatch"].flatMap((each) => [
    `${each}(any)`,
    `${each}(all)`,
  ]),
];

test.each(operators)("the operator %s is refused in every place", (operator) => {
  const value = operator.includes("(") ? "{x}" : "x";
  for (const condition of [
    `slug=${operator}.${value}`,
    `slug=not.${operator}.${value}`,
    `or=(slug.${operator}.${value})`,
    `or=(id.eq.1,slug.${operator}.${value})`,
    `and=(slug.not.${operator}.${value})`,
    `or=(id.eq.1,and(id.gt.0,slug.${operator}.${value}))`,
    `not.or=(slug.${operator}.${value})`,
    `not.and=(slug.${operator}.${value})`,
    `slug=eq.x&slug=${operator}.${value}`,
    `or=slug.${operator}.${value}`,
  ]) {
    expect(filter(condition), condition).toMatchObject({ code: "PGRST100" });
  }
});

test.each([
  ...["content=eq.x", "title=eq.x", "tags=eq.{a}", "tags=is.null", "content_blocks->0=eq.1"],
  ...["content_blocks->>a=eq.1", '"content"=eq.x', "revisions.id=eq.1", "revisions.or=(id.eq.1)"],
  ...["not.or=(id.eq.1)", "or=id.eq.1", "or=(id.eq.1", "or=(id.eq.1))", "or=(not.and(id.eq.1))"],
  ...["or=(not(id.eq.1))", "or=(content.eq.x)", "or=()", "or=(and(and(and(id.eq.1))))", "or=eq.5"],
  ...["order=content", "order=title.desc", "order=content_blocks->0", "order=revisions(id)"],
  ...["order=id,slug,published_at,created_at", "order=id::text", "order=id.sideways", "order="],
  ...[
    "select=count()",
    "select=id.sum()",
    "select=title.max()",
    "select=title::text",
    "select=x:id",
  ],
  ...[
    "select=*,revisions(*)",
    "select=...revisions(*)",
    "select=content_blocks->0",
    "select=id,id",
  ],
  ...['select="id"', "select=", "limit=-1", "limit=1e3", "offset=x", "limit=1;select 1"],
  ...["id=eq", "id=", "id=eq,1", "slug=is.null or", "id=in.((1))", "id=in.{1}", "constructor=eq.1"],
])("refused: %s", (query) => {
  expect(filter(query)).toMatchObject({ code: "PGRST100" });
});

test("many conditions are refused", () => {
  expect(filter(Array(101).fill("id=eq.1").join("&"))).not.toBeNull();
  expect(filter(`or=(${Array(101).fill("id.eq.1").join(",")})`)).not.toBeNull();
});

test.each([
  ["accept", "text/csv"],
  ["accept", "application/json, text/csv"],
  ["accept", "application/geo+json"],
  ["accept", "application/vnd.pgrst.plan+json; options=analyze"],
  ["accept", "application/octet-stream"],
  ["prefer", "tx=rollback"],
  ["prefer", "count=exact,timezone=Europe/Warsaw"],
  ["prefer", "params=single-object"],
  ["prefer", "max-affected=1"],
  ["content-type", "text/csv"],
  ["range", "0-9"],
])("the header %s: %s is refused", (header, value) => {
  expect(ask("blog_posts", { headers: { [header]: value } })).not.toBeNull();
});

test.each([
  ["accept", "*/*"],
  ["accept", "application/vnd.pgrst.object+json"],
  ["accept", "image/avif,image/webp,*/*;q=0.8"],
  ["accept", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
  ["prefer", "count=exact"],
  ["prefer", "return=representation,resolution=merge-duplicates"],
])("the header %s: %s is open", (header, value) => {
  expect(ask("blog_posts", { headers: { [header]: value } })).toBeNull();
});

test.each(["", "rpc/", "blog_posts/1", "blog_posts%00", "public.blog_posts", "a;b", "%2e%2e/auth"])(
  "the address %s is none",
  (path) => {
    expect(ask(path)).toMatchObject({ code: "PGRST100" });
  },
);

test("rows with whole texts come fifty at a time", () => {
  const limitOf = (query: string) =>
    new URL(withFewRows(`http://site.test/rest/v1/blog_posts?${query}`)).searchParams.get("limit");
  expect(limitOf("")).toBe("50");
  expect(limitOf("select=id,content&limit=1000")).toBe("50");
  expect(limitOf("select=*&limit=5")).toBe("5");
  expect(limitOf("select=id,title&limit=1000")).toBe("1000");
  expect(limitOf("select=id")).toBeNull();
});
