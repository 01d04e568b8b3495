import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { AccountsDeps } from "./deps.ts";
import { createFactors } from "./factors.ts";
import { createHandler } from "./handler.ts";
import { createPeople } from "./people.ts";

const asked: string[] = [];
const client = createClient("http://x.test", "key", {
  auth: { persistSession: false, autoRefreshToken: false },
  db: { retry: false },
  global: {
    fetch: async (input) => {
      asked.push(String(input));
      return Response.json({ message: "unsupported Unicode escape sequence" }, { status: 400 });
    },
  },
});
const deps: AccountsDeps = {
  people: createPeople(() => client),
  factors: createFactors(() => client),
  holder: async () => null,
  caller: async () => ({ id: "00000000-0000-0000-0000-000000000000", roles: ["administrator"] }),
  hashAddress: async () => "hash",
  mail: { origin: "https://kadr.example", send: async () => null },
  limit: 10,
  later: () => {},
  log: () => {},
};

const body = (fields: object) => JSON.stringify(fields);

test.each([
  ...[
    "",
    "null",
    "[]",
    "1",
    '"people"',
    "{",
    "\0",
    "{}",
    '{"action":null}',
    '{"action":["people"]}',
  ],
  body({ action: "__proto__" }),
  body({ action: "forgotten", email: "a\0@x.pl" }),
  body({ action: "forgotten", email: "\ud800a@x.pl" }),
  body({ action: "withdraw", email: "\ud800a@x.pl" }),
  body({ action: "look", token: "\0" }),
  body({ action: "redeem", token: "t", password: "\ud800 a password \0" }),
  body({ action: "change-password", current: "\0", next: "\0" }),
  body({ action: "factor-give", code: "\0" }),
])("the body %j is answered 400, and nobody is asked", async (text) => {
  const request = new Request("http://x.test/functions/v1/accounts", {
    method: "POST",
    body: text,
  });
  const answer = await createHandler(deps)(request);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.any(String) });
  expect(asked).toEqual([]);
});
