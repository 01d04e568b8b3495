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
