import { expect, test } from "vitest";
import { tableRead, tableWritten } from "./tables.ts";

const at = (path: string) => new URL(path, "http://site.test");

test.each([
  ["/rest/v1/blog_posts?select=id,title&slug=eq.a", "blog_posts"],
  ["/rest/v1/case_studies", "case_studies"],
  ["/rest/v1/blog_posts?select=id,admin_users(id)", "*"],
  ["/rest/v1/rpc/anything", "*"],
  ["/functions/v1/anything", "*"],
])("a loader that asks for %s reads %s", (path, table) => {
  expect(tableRead(at(path))).toBe(table);
});

test.each([
  ["/rest/v1/blog_posts?id=eq.1", "blog_posts"],
  ["/rest/v1/rpc/restore", "*"],
  ["/rest/v1/blog_posts/", "*"],
  ["/storage/v1/object/media/blog/a.webp", null],
  ["/auth/v1/logout", null],
])("a write to %s changes %s", (path, table) => {
  expect(tableWritten(at(path))).toBe(table);
});
