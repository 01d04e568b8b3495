import { readdir } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { runProgram } from "../../support/command.ts";
import { databaseOf, demoKeys } from "../../support/demo-keys.ts";
import { scratchDirectory } from "../../support/scratch-directory.ts";
import { account, accountsOf } from "../../support/signed-in.ts";
import { emptySite } from "./support/empty-site.ts";

const site = await emptySite();

const runIn = async (dataDir: string, args: string[], env: Record<string, string> = {}) =>
  runProgram("server/admin.ts", args, { ...demoKeys, DATA_DIR: dataDir, ...env });
const run = (args: string[], env?: Record<string, string>) => runIn(site.dataDir, args, env);

/** The password is the last line. */
async function passwordFrom(dataDir: string, ...args: string[]): Promise<string> {
  const { code, output } = await runIn(dataDir, args);
  expect(code, output).toBe(0);
  const password = output.trimEnd().split("\n").at(-1) ?? "";
  expect(password).toMatch(/^[\w-]{20}$/);
  return password;
}

const canSignIn = (email: string, password: string) =>
  accountsOf(site.url).canSignIn(email, password);

test("without a server people are added and listed, and asking makes nothing", async () => {
  const dataDir = scratchDirectory(onTestFinished);
  const elsewhere = await runIn(dataDir, ["list"]);
  expect(elsewhere.output).toContain(`${dataDir} held no site yet`);
  expect(elsewhere.output).toContain("There is no administrator");
  expect(await readdir(dataDir)).toEqual([]);
  await passwordFrom(dataDir, "add", "Szefowa@kadr.example");
  const { output } = await runIn(dataDir, ["list"]);
  expect(output).toMatch(/^szefowa@kadr\.example {2}since .+ administrator {2}never signed in$/m);
});

test("beside a server people are added, listed, given a new password and removed", async () => {
  const second = await passwordFrom(site.dataDir, "add", "ola@kadr.example");
  const changed = await run(["roles", "ola@kadr.example", "author", "enquiries"]);
  expect(changed.output).toContain("has access as author, enquiries.");
  const { output } = await run(["list"]);
  expect(output).not.toContain("held no site");
  expect(output).toMatch(
    /^admin@kadr\.example +since .+ administrator {2}.+\n(?:.*\n)*^ola@kadr\.example .+ author, enquiries {2}never signed in$/m,
  );
  expect(await canSignIn("ola@kadr.example", second)).toBe(true);
  const third = await passwordFrom(site.dataDir, "reset-password", "ola@kadr.example");
  expect(await canSignIn("ola@kadr.example", second)).toBe(false);
  expect(await canSignIn("ola@kadr.example", third)).toBe(true);

  const inside = databaseOf(site.url);
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
  [["add", account.email], "has access already"],
  [["remove", "jan@kadr.example"], "has no access"],
  [["remove", account.email], "is the last administrator and stays"],
  [["add", "jan@kadr.example", "owner"], "Usage: npm run admin"],
  [["roles", account.email], "Usage: npm run admin"],
  [["remove", account.email, "editor"], "Usage: npm run admin"],
  [["roles", account.email, "editor"], "is the last administrator and stays"],
])("%j is refused in one line", async (args, sentence) => {
  const { code, output } = await run(args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain("    at ");
});
