import { expect, test } from "vitest";
import { runProgram } from "../support/command.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { sharedSite } from "./support/sites.ts";

const list = (SUPABASE_URL: string, SUPABASE_SECRET_KEY = demoKeys.SUPABASE_SECRET_KEY) =>
  runProgram("server/admin.ts", ["list"], { ...demoKeys, SUPABASE_URL, SUPABASE_SECRET_KEY });

test("the people of a Supabase elsewhere are listed with its secret key", async () => {
  const { code, output } = await list((await sharedSite("demo")).url);
  expect([code, output]).toEqual([0, expect.stringMatching(/@\S+ +since /)]);
});

test.each([
  [
    "sb_secret_of_another_site",
    /^SUPABASE_URL: it does not accept SUPABASE_SECRET_KEY \(40\d.*\)\.$/,
  ],
  [
    "an_older_or_other_key",
    /^SUPABASE_URL: it does not accept SUPABASE_SECRET_KEY \(40\d: .*\)\.$/,
  ],
])("%s in place of the secret key is named in one line", async (key, said) => {
  const { code, output } = await list((await sharedSite("demo")).url, key);
  expect([code, output.trim()]).toEqual([1, expect.stringMatching(said)]);
});
