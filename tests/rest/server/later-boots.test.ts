import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPglite } from "../../../server/backend/child/database.ts";
import { refuseDemo, seedDemo } from "../../../server/backend/child/setup/seed.ts";
import { check } from "../../../server/backup/archive.ts";
import { count, startTestBackend, type TestBackend } from "../../support/backend.ts";
import { migrateDatabase, placeMigratedDatabase } from "../../support/migrated-database.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

test("after a start without demo content none is ever written", async () => {
  const dataDir = scratchDirectory(onTestFinished);
  if (!(await placeMigratedDatabase(dataDir))) await migrateDatabase(dataDir);
  const database = await openPglite(join(dataDir, "database"));
  await refuseDemo(database);
  await seedDemo(database, () => expect.unreachable());
  await database.connection.close();
});

test("what the first boot makes is there on every later one", async () => {
  const folder = scratchDirectory(onTestFinished);
  const [dataDir, directory] = [join(folder, "data"), join(folder, "backups")];
  const unnamed = { dataDir, adminEmail: undefined, adminPassword: undefined };
  const signIn = async (backend: TestBackend, email: string, password: string) => {
    const { data } = await backend.client().auth.signInWithPassword({ email, password });
    return data.session;
  };

  // With BACKUP_DIR a site makes an archive by itself.
  const backups = { directory, time: "03:00", keep: 2 };
  const first = await startTestBackend({ ...unnamed, seed: "later", backups });
  const { publishableKey, secretKey, firstAdmin } = first;
  first.firstAdminShown();
  expect(statSync(join(dataDir, "keys.json")).mode & 0o777).toBe(0o600);
  if (!firstAdmin) throw new Error("No first administrator was made");
  expect(JSON.stringify(first.log)).not.toContain(firstAdmin.password);
  const author = first.client();
  await author.auth.signInWithPassword(firstAdmin);
  const plan = async () => (await author.from("backup_plan").select().throwOnError()).data;
  await expect
    .poll(plan, { timeout: 120_000 })
    .toMatchObject([{ problem: null, made_at: expect.any(String) }]);
  const [file = ""] = readdirSync(directory);
  expect(file).toMatch(/^kadr-\d{4}-\d\d-\d\d\.tar\.gz$/);
  expect((await check(join(directory, file))).rows).toBe("embedded");
  const post = { title: "Własny", slug: "wlasny", author: "Zespół" };
  await author.from("blog_posts").insert(post).throwOnError();
  await first.stop();

  // The demo content leaves the table alone that has a row, and the next id follows its own.
  const named = { adminEmail: "Szefowa@kadr.example", adminPassword: "pierwsze hasło" };
  const second = await startTestBackend({ dataDir, seed: "demo", ...named });
  expect(second.firstAdmin).toBeUndefined();
  expect(second.log.map(({ event }) => event)).not.toContain("settings");
  const boss = await signIn(second, named.adminEmail, named.adminPassword);
  expect(boss).not.toBeNull();
  expect([second.publishableKey, second.secretKey]).toEqual([publishableKey, secretKey]);
  expect(await count(second, "blog_posts")).toBe(1);
  expect(await count(second, "case_studies")).toBe(7);
  const editor = second.client();
  await editor.auth.signInWithPassword(firstAdmin);
  const study = { title: "Nowe", slug: "nowe", client: "A", industry: "B", summary: "C" };
  const { data } = await editor.from("case_studies").insert(study).select("id").single();
  expect(data?.id).toBe(8);
  await editor.from("case_studies").delete().gt("id", 0).throwOnError();
  // The next start gives ADMIN_EMAIL its rights back.
  const headers = { apikey: second.secretKey, "user-agent": "test" };
  const rights = `/rest/v1/admin_users?id=eq.${boss?.user.id}`;
  expect((await second.ask(rights, { method: "DELETE", headers })).status).toBe(204);
  // Without BACKUP_DIR the plan is forgotten.
  await expect.poll(async () => (await editor.from("backup_plan").select()).data).toEqual([]);
  await second.stop();

  const given = { publishableKey: "any-public-text", secretKey: "any-secret-text" };
  const other = { ...named, adminPassword: "drugie hasło" };
  const third = await startTestBackend({ dataDir, seed: "demo", ...other, ...given });
  expect(await count(third, "case_studies")).toBe(0);
  expect(third.publishableKey).toBe(given.publishableKey);
  const ignored = third.log.filter(({ event }) => event === "settings");
  expect(ignored).toMatchObject([{ message: expect.stringMatching(/^ADMIN_PASSWORD is ignored/) }]);
  expect(JSON.stringify(ignored)).not.toContain("hasło");
  expect(await signIn(third, named.adminEmail, "pierwsze hasło")).not.toBeNull();
  expect(await signIn(third, named.adminEmail, "drugie hasło")).toBeNull();
  const admins = await third.ask("/rest/v1/admin_users?select=id", {
    headers: { apikey: given.secretKey, "user-agent": "test" },
  });
  expect(await admins.json()).toHaveLength(2);
  await third.remove();
});
