import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { count, startTestBackend, type TestBackend } from "../../support/backend.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

test("after a start without demo content none is ever written", async () => {
  const dataDir = scratchDirectory(onTestFinished);
  const real = await startTestBackend({ dataDir, seed: "none" });
  await real.stop();
  const mistaken = await startTestBackend({ dataDir, seed: "demo" });
  expect(await count(mistaken, "blog_posts")).toBe(0);
  expect(await count(mistaken, "case_studies")).toBe(0);
  await mistaken.remove();
});

test("what the first boot makes is there on every later one", async () => {
  const dataDir = scratchDirectory(onTestFinished);
  const unnamed = { dataDir, adminEmail: undefined, adminPassword: undefined };
  const signIn = async (backend: TestBackend, email: string, password: string) => {
    const { data } = await backend.client().auth.signInWithPassword({ email, password });
    return data.session;
  };

  // Killed before anybody saw the password: the next start shows another, which is then the right one.
  const unseen = await startTestBackend({ ...unnamed, seed: "later" });
  const { email = "", password = "" } = unseen.firstAdmin ?? {};
  expect(await signIn(unseen, email, password)).not.toBeNull();
  await unseen.stop();

  const first = await startTestBackend({ ...unnamed, seed: "later" });
  const { publishableKey, secretKey, firstAdmin } = first;
  expect(await signIn(first, email, password)).toBeNull();
  first.firstAdminShown();
  expect(statSync(join(dataDir, "keys.json")).mode & 0o777).toBe(0o600);
  if (!firstAdmin) throw new Error("No first administrator was made");
  expect(JSON.stringify(first.log)).not.toContain(firstAdmin.password);
  const author = first.client();
  await author.auth.signInWithPassword(firstAdmin);
  const post = { title: "Własny", slug: "wlasny", author: "Zespół" };
  await author.from("blog_posts").insert(post).throwOnError();
  await first.stop();

  // The demo content leaves the table alone that has a row, and the next id follows its own.
  const second = await startTestBackend({ ...unnamed, seed: "demo" });
  expect(second.firstAdmin).toBeUndefined();
  expect([second.publishableKey, second.secretKey]).toEqual([publishableKey, secretKey]);
  expect(await count(second, "blog_posts")).toBe(1);
  expect(await count(second, "case_studies")).toBe(7);
  const editor = second.client();
  await editor.auth.signInWithPassword(firstAdmin);
  const study = { title: "Nowe", slug: "nowe", client: "A", industry: "B", summary: "C" };
  const { data } = await editor.from("case_studies").insert(study).select("id").single();
  expect(data?.id).toBe(8);
  await editor.from("case_studies").delete().gt("id", 0).throwOnError();
  await second.stop();

  const named = { adminEmail: "Szefowa@kadr.example", adminPassword: "pierwsze hasło" };
  const third = await startTestBackend({ dataDir, seed: "demo", ...named });
  expect(await count(third, "case_studies")).toBe(0);
  expect(third.firstAdmin).toBeUndefined();
  expect(third.log.map(({ event }) => event)).not.toContain("settings");
  expect(await signIn(third, named.adminEmail, named.adminPassword)).not.toBeNull();
  await third.stop();

  const given = { publishableKey: "any-public-text", secretKey: "any-secret-text" };
  const other = { ...named, adminPassword: "drugie hasło" };
  const fourth = await startTestBackend({ dataDir, seed: "demo", ...other, ...given });
  expect(fourth.publishableKey).toBe(given.publishableKey);
  const ignored = fourth.log.filter(({ event }) => event === "settings");
  expect(ignored).toMatchObject([{ message: expect.stringMatching(/^ADMIN_PASSWORD is ignored/) }]);
  expect(JSON.stringify(ignored)).not.toContain("hasło");
  expect(await signIn(fourth, named.adminEmail, "pierwsze hasło")).not.toBeNull();
  expect(await signIn(fourth, named.adminEmail, "drugie hasło")).toBeNull();
  const admins = await fourth.ask("/rest/v1/admin_users?select=id", {
    headers: { apikey: given.secretKey, "user-agent": "test" },
  });
  expect(await admins.json()).toHaveLength(2);
  await fourth.remove();
}, 120_000);
