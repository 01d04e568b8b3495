import { expect, test } from "vitest";
import { loggedPath, parseRequestPath } from "./request-path.ts";

test.each([
  ["/", "/", ""],
  ["/blog/a-b_c~d.data", "/blog/a-b_c~d.data", ""],
  ["/blog?utm_source=x&y", "/blog", "?utm_source=x&y"],
  ["/blog/", "/blog/", ""],
  ["/%62log", "/blog", ""],
  ["/blog/za%c5%bc%C3%b3%c5%82%c4%87", "/blog/za%C5%BC%C3%B3%C5%82%C4%87", ""],
  ["/blog/zażółć", "/blog/za%C5%BC%C3%B3%C5%82%C4%87", ""],
  ["/case-studies/abc'--", "/case-studies/abc'--", ""],
  ["/a%3Fb%23c", "/a%3Fb%23c", ""],
  ["/100%25", "/100%25", ""],
  ["http://kadr.example/blog?a=b", "/blog", "?a=b"],
  ["HTTPS://kadr.example:8443", "/", ""],
  ["http://kadr.example?x", "/", "?x"],
  ["/.well-known/security.txt", "/.well-known/security.txt", ""],
])("%s is %s", (url, path, search) => {
  expect(parseRequestPath(url)).toEqual({ path, search });
});

test.each([
  ["//kontakt", "/kontakt"],
  ["/kontakt//", "/kontakt/"],
  ["//evil.example", "/evil.example"],
  ["/blog///x?a=//", "/blog/x"],
  ["//", "/"],
])("%s has slashes too many", (url, path) => {
  expect(parseRequestPath(url)).toMatchObject({ path, isDoubled: true });
});

test.each([
  "",
  "*",
  "?x",
  "http://",
  "http:///blog",
  "http://user@evil.example/",
  "ftp://evil.example/",
  "/\\evil.example",
  "/%5cevil.example",
  "//../etc/passwd",
  "/../etc/passwd",
  "/blog/..",
  "/..%2fetc",
  "/%2e%2e/etc",
  "/blog/./x",
  "/blog/%2F",
  "/blog/%00",
  "/blog/%0d%0aSet-Cookie:x",
  "/%",
  "/%zz",
  "/%c5",
  "/%ed%a0%80",
  `/?${"x".repeat(9_000)}`,
])("%s is refused", (url) => {
  expect(parseRequestPath(url)).toBeNull();
});

test.each([
  ["/podglad/abc", "/podglad/…"],
  ["/Odpowiedziano/abc/x", "/Odpowiedziano/…"],
  ["/wizyta/odpowiedziano/abc", "/wizyta/odpowiedziano/…"],
  ["/blog/abc", "/blog/abc"],
])("the log has of %s no token", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
