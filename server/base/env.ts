import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { splitMailboxes } from "../../supabase/functions/send-contact-email/outbox/mail/mailboxes.ts";
import { OperatorError } from "./operator-error.ts";
import { isPublic, settingWarnings, unknownSettings } from "./settings-warnings.ts";

const ORIGIN = "an address like https://example.com, without a path";

const origin = z
  .url({ protocol: /^https?$/, error: `must be ${ORIGIN}` })
  .refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text), `must be ${ORIGIN}`)
  .transform((text) => new URL(text).origin);

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((n) => n >= least && n <= most, `must be a whole number from ${least} to ${most}`);

const address = z.email({ error: "must be an e-mail address" });

const NAMED = /^(?:"[^"\\\p{Cc}]*" *|[^"<>@,;:()[\]\\\p{Cc}]*)<([^<>]+)>$/u;
const isMailbox = (text: string) => address.safeParse(NAMED.exec(text)?.[1] ?? text).success;

const sender = z
  .string()
  .trim()
  .refine(
    isMailbox,
    'must be an e-mail address, or one with a name: "Agencja <office@example.com>"',
  );

const recipients = z
  .string()
  .refine(
    (text) => splitMailboxes(text).every(isMailbox),
    'must be e-mail addresses separated by commas, each alone or with a name: "Agencja <office@example.com>"',
  )
  .transform((text) => splitMailboxes(text).join(", "));

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const opaqueKey = z
  .string()
  .regex(/^[\w.~+/=-]{8,2000}$/, "must be a key of at least 8 characters");

const publishableKey = opaqueKey.refine(
  (key) => !/^(sb_secret_|service_role$|supabase_admin$)/.test(roleOf(key)),
  "is a secret key, which would stand in every page and opens every row. It must be the publishable one (sb_publishable_…, or the older anon key)",
);

const secretKey = opaqueKey.refine(
  (key) => !/^(sb_publishable_|anon$)/.test(roleOf(key)),
  "is a publishable key. It must be the secret one (sb_secret_…, or the older service_role key)",
);

/** Of an older key, which is a JWT; of any other the key itself. */
function roleOf(key: string): string {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(key.split(".")[1] ?? "", "base64url").toString(),
    );
    return z.object({ role: z.string() }).parse(claims).role;
  } catch {
    return key;
  }
}

const trustedProxies = z.string().transform((text, context) => {
  const list = new BlockList();
  for (const entry of text.split(",").map((part) => part.trim())) {
    const [host = "", bits, ...rest] = entry.split("/");
    const version = isIP(host);
    const prefix =
      bits === undefined ? undefined : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    const family = version === 6 ? "ipv6" : "ipv4";
    const isNetwork = prefix === undefined || prefix <= (version === 6 ? 128 : 32);
    if (!version || rest.length > 0 || !isNetwork) {
      context.addIssue(`"${entry}" is neither an address nor a network like 10.0.0.0/8`);
    } else if (prefix === undefined) list.addAddress(host, family);
    else list.addSubnet(host, prefix, family);
  }
  return list;
});

/** Whether the panel may fetch from the old site; hosts that are named may be of a private network. */
const importFetch = z
  .string()
  .regex(
    /^(yes|no|[\w.:[\]-]+(, *[\w.:[\]-]+)*)$/,
    'must be "yes", "no", or names of hosts separated by commas',
  )
  .transform((text) => ({
    isAllowed: text !== "no",
    hosts: /^(yes|no)$/.test(text) ? [] : text.split(/, */).map((host) => host.toLowerCase()),
  }));

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, "must be a host name or an address")
      .default("127.0.0.1"),
    SITE_URL: origin.optional(),
    DATA_DIR: z
      .string()
      .default("./.data")
      .transform((path) => resolve(path)),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: "must be like postgres://user:password@host:5432/name",
      })
      .optional(),
    ALLOW_NEWER_DATABASE: z.enum(["yes", "no"], { error: 'must be "yes" or "no"' }).default("no"),
    SEED: z.enum(["demo", "none"], { error: 'must be "demo" or "none"' }).optional(),
    ADMIN_EMAIL: address.optional(),
    // The rules of the panel are a warning here: a start with an older password must not fail.
    ADMIN_PASSWORD: z
      .string()
      .min(8, "must have at least 8 characters")
      .refine((text) => Buffer.byteLength(text) <= 72, "must have at most 72 bytes")
      .optional(),
    SUPABASE_URL: origin.optional(),
    SUPABASE_PUBLISHABLE_KEY: publishableKey.optional(),
    SUPABASE_SECRET_KEY: secretKey.optional(),
    PURGE_SECRET: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, "must be a secret of at least 16 letters and digits")
      .optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must be like smtps://user:password@host:465" })
      .optional(),
    CONTACT_TO: recipients.optional(),
    CONTACT_FROM: sender.optional(),
    SIGN_IN_LIMIT: wholeNumber(1, 1_000_000).default(10),
    CONTACT_LIMIT: wholeNumber(1, 1_000_000).default(5),
    BACKUP_DIR: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
    BACKUP_TIME: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day like 03:00")
      .default("03:00"),
    BACKUP_KEEP: wholeNumber(1, 1000).default(14),
    IMPORT_DIR: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
    IMPORT_FETCH: importFetch.prefault("no"),
    TRUSTED_PROXIES: trustedProxies.optional(),
    LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(", ")}` }).default("info"),
  })
  .check(({ value, issues }) => {
    const refuse = (name: string, message: string) =>
      issues.push({ code: "custom", path: [name], message, input: undefined });
    if (value.SMTP_URL && !value.CONTACT_TO)
      refuse("CONTACT_TO", "must be set when SMTP_URL is set");
    if (value.ADMIN_EMAIL && !value.ADMIN_PASSWORD)
      refuse("ADMIN_PASSWORD", "must be set when ADMIN_EMAIL is set");
    if (value.ADMIN_PASSWORD && !value.ADMIN_EMAIL)
      refuse("ADMIN_EMAIL", "must be set when ADMIN_PASSWORD is set");
    if (value.SUPABASE_URL && !value.SUPABASE_PUBLISHABLE_KEY)
      refuse("SUPABASE_PUBLISHABLE_KEY", "must be set when SUPABASE_URL is set");
  });

export type Env = z.infer<typeof schema> & {
  SEED: "demo" | "none";
  seedWithheld: boolean;
  ignored: string[];
  warnings: string[];
};

const IGNORED_WITH_SUPABASE = [
  "DATABASE_URL",
  "ALLOW_NEWER_DATABASE",
  "SEED",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "CONTACT_TO",
  "CONTACT_FROM",
  "SIGN_IN_LIMIT",
  "CONTACT_LIMIT",
  "BACKUP_DIR",
  "BACKUP_TIME",
  "BACKUP_KEEP",
];

/** An empty variable counts as unset. All mistakes are told at once. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  );
  const ignored = given.SUPABASE_URL ? IGNORED_WITH_SUPABASE.filter((name) => given[name]) : [];
  for (const name of ignored) delete given[name];

  const named = Object.keys(source).filter((name) => source[name]);
  const unknown = unknownSettings(named, Object.keys(schema.shape));
  const result = schema.safeParse(given);
  if (result.success) {
    const settings = result.data;
    const seedWithheld =
      !settings.SEED && settings.SITE_URL !== undefined && isPublic(settings.SITE_URL);
    return {
      ...settings,
      SEED: settings.SEED ?? (seedWithheld ? "none" : "demo"),
      seedWithheld,
      ignored,
      warnings: [...unknown, ...settingWarnings(settings)],
    };
  }
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
  const distinct = [...new Set(lines), ...unknown.map((sentence) => `  ${sentence}`)];
  throw new OperatorError(`The environment is not right:\n${distinct.join("\n")}`);
}
