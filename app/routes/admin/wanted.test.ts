import { expect, test } from "vitest";
import { signInPath, wantedPath } from "./wanted.ts";

const site = "https://kadr.example";

test.each([
  "/admin/wiadomosci/3",
  "/admin?edit=1",
  "/admin/wiadomosci?status=all&q=a%26b",
  "/admin",
])("who asks for %s comes there after signing in", (path) => {
  const signIn = signInPath(site + path);
  expect(signIn).toMatch(/^\/admin\/login(\?|$)/);
  expect(wantedPath(site + signIn)).toBe(path);
});

test.each([
  "https://evil.example/admin",
  "//evil.example/admin",
  "/admin//evil.example",
  "/adminx",
  "/kontakt",
  "/admin/login?dalej=/admin/login",
  "",
])("a link to the sign-in that names „%s” leads to the panel's first screen", (path) => {
  expect(wantedPath(`${site}/admin/login?dalej=${encodeURIComponent(path)}`)).toBe("/admin");
});
