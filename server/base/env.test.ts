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
  ["HOST", "two words"],
  ["SITE_URL", "https://example.com/path"],
  ["SITE_URL", "https://user@example.com"],
  ["SITE_URL", "javascript:alert(1)"],
  ["DATABASE_URL", "mysql://localhost/x"],
  ["ALLOW_NEWER_DATABASE", "1"],
  ["SMTP_URL", "http://localhost"],
  ["PURGE_SECRET", "short"],
  ["PURGE_SECRET", "with a space and long enough"],
  ["CONTACT_TO", "nobody"],
  ["CONTACT_TO", "a@example.com, nobody"],
  ["CONTACT_TO", "a@example.com,"],
  ["CONTACT_TO", "Biuro <a@example.com>\r\nBcc: <b@example.com>"],
  ["CONTACT_TO", "Biuro\r\nBcc: x <a@example.com>"],
  ["CONTACT_FROM", "KADR\nBcc: x <a@example.com>"],
  ["CONTACT_FROM", "a@example.com, b@example.com"],
  ["BACKUP_TIME", "24:00"],
  ["BACKUP_KEEP", "0"],
  ["CONTACT_FROM", "Somebody <nobody>"],
  ["CONTACT_LIMIT", "0"],
  ["TRUSTED_PROXIES", "10.0.0.0/33"],
  ["TRUSTED_PROXIES", "proxy.local"],
  ["TRUSTED_PROXIES", "10.0.0.1,,10.0.0.2"],
  ["SUPABASE_PUBLISHABLE_KEY", "short"],
  ["ADMIN_EMAIL", "admin"],
  ["ADMIN_PASSWORD", "1234567"],
  ["ADMIN_PASSWORD", "ż".repeat(37)],
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
    SIGN_IN_LIMIT: "0",
  });
  expect(env.SUPABASE_URL).toBe("https://x.supabase.co");
  expect(env.ignored).toEqual(["SEED", "SMTP_URL", "SIGN_IN_LIMIT"]);
});

test("there may be several recipients, and each may have a name", () => {
  const list = 'biuro@example.com,Anna Nowak <a@example.com>, "Nowak, Jan" <j@example.com>';
  expect(readEnv({ SMTP_URL: "smtp://localhost", CONTACT_TO: list })).toMatchObject({
    CONTACT_TO: 'biuro@example.com, Anna Nowak <a@example.com>, "Nowak, Jan" <j@example.com>',
  });
});

test.each([
  [{}, "demo"],
  [{ SITE_URL: "http://localhost:3000" }, "demo"],
  [{ SITE_URL: "http://192.168.1.5:3000" }, "demo"],
  [{ SITE_URL: "http://kadr.local" }, "demo"],
  [{ SITE_URL: "http://[::1]:3000" }, "demo"],
  [{ SITE_URL: "https://kadr.example" }, "none"],
  [{ SITE_URL: "http://203.0.113.5" }, "none"],
  [{ SITE_URL: "https://kadr.example", SEED: "demo" }, "demo"],
  [{ SITE_URL: "http://localhost", SEED: "none" }, "none"],
])("with %o the seed is %s", (source, seed) => {
  expect(readEnv(source).SEED).toBe(seed);
});

const withMail = { SMTP_URL: "smtp://localhost", CONTACT_TO: "a@example.com" };

test("a misspelt name is told together with a wrong value", () => {
  const source = { SMPT_URL: "smtp://localhost", PORT: "x" };
  expect(() => readEnv(source)).toThrow(/PORT [\s\S]*SMPT_URL is no setting .* SMTP_URL/);
});

test.each([
  [{ SMPT_URL: "smtp://localhost" }, /^SMPT_URL is no setting .* SMTP_URL/],
  [{ site_url: "https://kadr.example" }, /^site_url .* SITE_URL/],
  [{ SUPABASE_ANON_KEY: "x" }, /^SUPABASE_ANON_KEY .* SUPABASE_PUBLISHABLE_KEY/],
  [{ TRUSTED_PROXY: "127.0.0.1" }, /^TRUSTED_PROXY .* TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: "127.0.0.1" }, /^TRUSTED_PROXIES .* SITE_URL/],
])("%o is allowed, and told in a sentence", (source, sentence) => {
  expect(readEnv({ ...withMail, ...source }).warnings).toEqual([expect.stringMatching(sentence)]);
});

test("without a mail server a sentence says that nobody gets the messages", () => {
  expect(readEnv({}).warnings).toEqual([expect.stringMatching(/^SMTP_URL is not set: .*nobody/)]);
  expect(readEnv({ CONTACT_TO: "a@example.com" }).warnings).toEqual([
    expect.stringMatching(/^CONTACT_TO is set, but SMTP_URL is not: .*nobody/),
  ]);
  expect(
    readEnv({ SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" })
      .warnings,
  ).toEqual([]);
});

test("backups in the directory of the data are warned about, and beside it they are not", () => {
  const warned = (directory: string) => {
    const source = { ...withMail, DATA_DIR: "/var/lib/kadr", BACKUP_DIR: directory };
    return readEnv(source).warnings.some((sentence) => sentence.includes("lies in DATA_DIR"));
  };
  expect(["/var/lib/kadr", "/var/lib/kadr/copies"].map(warned)).toEqual([true, true]);
  expect(["/var/lib/kadr-backup", "/srv/backup"].map(warned)).toEqual([false, false]);
  expect(readEnv(withMail).warnings).toEqual([]);
});

const older = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ iss: "supabase", role })).toString("base64url")}.x`;

test.each(["sb_secret_abcdefgh", older("service_role"), older("supabase_admin")])(
  "a secret key is never taken for the publishable one: %s",
  (key) => {
    for (const more of [[], [["SUPABASE_URL", "https://x.supabase.co"]]]) {
      const told = problems({ ...Object.fromEntries(more), SUPABASE_PUBLISHABLE_KEY: key });
      expect(told).toContain("SUPABASE_PUBLISHABLE_KEY is a secret key");
      expect(told).not.toContain(key);
    }
    expect(problems({ SUPABASE_SECRET_KEY: key })).toBe("");
  },
);

test.each(["sb_publishable_abcdefgh", older("anon")])(
  "nor a publishable key for the secret one: %s",
  (key) => {
    expect(problems({ SUPABASE_SECRET_KEY: key })).toContain(
      "SUPABASE_SECRET_KEY is a publishable key",
    );
    expect(problems({ SUPABASE_PUBLISHABLE_KEY: key })).toBe("");
  },
);
