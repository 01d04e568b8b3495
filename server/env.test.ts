import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const problems = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

test("without any variable everything has its default", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    SEED: "demo",
    SIGN_IN_LIMIT: 10,
    CONTACT_LIMIT: 5,
    ignored: [],
  });
});

test("an empty variable counts as unset", () => {
  expect(readEnv({ PORT: "", SUPABASE_URL: "" })).toMatchObject({ PORT: 3000 });
});

test("all that is wrong is told at once, by name", () => {
  const told = problems({
    PORT: "http",
    SEED: "yes",
    SITE_URL: "example.com",
    SIGN_IN_LIMIT: "-1",
  });
  for (const name of ["PORT", "SEED", "SITE_URL", "SIGN_IN_LIMIT"])
    expect(told).toContain(`  ${name} `);
  expect(told.split("\n")).toHaveLength(5); // each once
});

test.each([
  ["PORT", "65536"],
  ["PORT", "3000x"],
  ["HOST", "two words"],
  ["SITE_URL", "https://example.com/path"],
  ["SITE_URL", "https://user@example.com"],
  ["SITE_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["SEED", "Demo"],
  ["SMTP_URL", "http://localhost"],
  ["PURGE_SECRET", "short"],
  ["PURGE_SECRET", "with a space and long enough"],
  ["CONTACT_TO", "nobody"],
  ["CONTACT_FROM", "Somebody <nobody>"],
  ["CONTACT_LIMIT", "0"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "proxy.local"],
  ["TRUSTED_PROXIES", "10.0.0.1,,10.0.0.2"],
  ["SUPABASE_PUBLISHABLE_KEY", "short"],
  ["ADMIN_EMAIL", "admin"],
])("%s=%s is refused", (name, value) => {
  expect(problems({ [name]: value })).toContain(`  ${name} `);
});

test.each([
  [{ SMTP_URL: "smtp://localhost:2525" }, "CONTACT_TO"],
  [{ ADMIN_EMAIL: "a@example.com" }, "ADMIN_PASSWORD"],
  [{ ADMIN_PASSWORD: "long enough" }, "ADMIN_EMAIL"],
  [{ SUPABASE_URL: "https://x.supabase.co" }, "SUPABASE_PUBLISHABLE_KEY"],
])("%o lacks %s", (source, missing) => {
  expect(problems(source)).toContain(`  ${missing} must be set`);
});

test("beside SUPABASE_URL the embedded backend's variables are ignored, even wrong ones", () => {
  const env = readEnv({
    SUPABASE_URL: "https://x.supabase.co/",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SEED: "whatever",
    SMTP_URL: "smtp://localhost",
    SIGN_IN_LIMIT: "3",
  });
  expect(env.SUPABASE_URL).toBe("https://x.supabase.co");
  expect(env.ignored).toEqual(["SEED", "SMTP_URL"]);
});

test("a sender may have a name", () => {
  const env = readEnv({ CONTACT_TO: "a@example.com", CONTACT_FROM: "KADR <b@example.com>" });
  expect(env.CONTACT_FROM).toBe("KADR <b@example.com>");
});
