import { readdir } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { insideOf } from "../../database/support/roles.ts";
import { startTestBackend, type TestBackend } from "../../support/backend.ts";
import { runProgram } from "../../support/command.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";

const dataDir = scratchDirectory();
let running: TestBackend | undefined;
afterAll(async () => {
  await running?.stop();
});

const run = async (args: string[], env: Record<string, string> = {}) =>
  runProgram("server/admin.ts", args, { DATA_DIR: dataDir, ...env });

/** The password is the last line. */
async function passwordFrom(...args: string[]): Promise<string> {
  const { code, output } = await run(args);
  expect(code, output).toBe(0);
  const password = output.trimEnd().split("\n").at(-1) ?? "";
  expect(password).toMatch(/^[\w-]{20}$/);
  return password;
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const { data, error } =
    (await running?.client().auth.signInWithPassword({ email, password })) ?? {};
  if (error && error.code !== "invalid_credentials") throw error;
  return Boolean(data?.session);
}

test("people are added, listed, given a new password and removed, without a server and beside one", async () => {
  const elsewhere = await run(["list"]);
  expect(elsewhere.output).toContain(`${dataDir} held no site yet`);
  expect(elsewhere.output).toContain("There is no administrator");
  expect(await readdir(dataDir), "asking makes nothing").toEqual([]);
  const first = await passwordFrom("add", "Szefowa@kadr.example");
  running = await startTestBackend({ dataDir, adminEmail: undefined, adminPassword: undefined });
  expect(running.firstAdmin, "somebody is there already").toBeUndefined();
  expect(await canSignIn("szefowa@kadr.example", first)).toBe(true);

  const second = await passwordFrom("add", "ola@kadr.example");
  const changed = await run(["roles", "ola@kadr.example", "author", "enquiries"]);
  expect(changed.output).toContain("has access as author, enquiries.");
  const { output } = await run(["list"]);
  expect(output).not.toContain("held no site");
  expect(output).toMatch(
    /^szefowa@kadr\.example {2}since .+ administrator {2}last sign-in .+\n^ola@kadr\.example .+ author, enquiries {2}never signed in$/m,
  );
  expect(await canSignIn("ola@kadr.example", second)).toBe(true);
  const third = await passwordFrom("reset-password", "ola@kadr.example");
  expect(await canSignIn("ola@kadr.example", second)).toBe(false);
  expect(await canSignIn("ola@kadr.example", third)).toBe(true);

  const inside = insideOf(running);
  const ola = await inside.rpc("find_account", { email: "ola@kadr.example" });
  const begun = { person: ola.data, new_secret: "A".repeat(32) };
  await inside.rpc("start_second_factor", begun).throwOnError();
  const reset = await run(["reset-factor", "ola@kadr.example"]);
  expect(reset.output).toContain("signs in with the password alone");
  const none = await run(["reset-factor", "ola@kadr.example"]);
  expect([none.code, none.output]).toEqual([1, expect.stringContaining("has no second factor")]);

  const admin = { ADMIN_EMAIL: "Ola@kadr.example", ADMIN_PASSWORD: "correct horse battery" };
  const removed = await run(["remove", "ola@kadr.example"], admin);
  expect(removed.output).toContain("the next start makes it an administrator again");
  expect(await canSignIn("ola@kadr.example", third)).toBe(false);
});

test.each([
  [[], "Usage: npm run admin"],
  [["add"], "Usage: npm run admin"],
  [["constructor", "ola@kadr.example"], "Usage: npm run admin"],
  [["list", "ola@kadr.example"], "Usage: npm run admin"],
  [["add", "ola"], "ola is no e-mail address."],
  [["add", "szefowa@kadr.example"], "has access already"],
  [["remove", "jan@kadr.example"], "has no access"],
  [["remove", "szefowa@kadr.example"], "is the last administrator and stays"],
  [["add", "jan@kadr.example", "owner"], "Usage: npm run admin"],
  [["roles", "szefowa@kadr.example"], "Usage: npm run admin"],
  [["remove", "szefowa@kadr.example", "editor"], "Usage: npm run admin"],
  [["roles", "szefowa@kadr.example", "editor"], "is the last administrator and stays"],
])("%j is refused in one line", async (args, sentence) => {
  const { code, output } = await run(args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain("    at ");
});

test("a Supabase elsewhere needs the secret key", async () => {
  const env = { SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect((await run(["list"], env)).output).toContain("SUPABASE_SECRET_KEY must be set");
});
