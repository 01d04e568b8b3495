import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { accountLink, caseStudy, message, post, type Table, tomorrow } from "../samples.ts";
import type { Roles } from "../support/roles.ts";

type Key = string | number | boolean;
/** The keys of rows, and of those that visitors may see. */
export type Rows = { all: Key[]; published: Key[] };

/** The rows with which the permission matrix tries a table. */
type TableRows = {
  /** The column by which a row is found again. */
  key: string;
  arrange(roles: Roles): Promise<Rows>;
  /** A row that a visitor might try to add. */
  added(roles: Roles): Record<string, unknown>;
  /** Makes room for it, where a table holds one row only. */
  vacate?(roles: Roles): Promise<void>;
};

const someHex = () => randomBytes(32).toString("hex");
const someHint = () =>
  someHex()
    .replace(/[^a-f]/g, "x")
    .slice(0, 40);
const someId = () => randomInt(1_000_000, 1_000_000_000);

const settings = sampled("contact_settings", "webhook_secret", () => ({
  webhook_secret: someHex(),
}));

export const tableRows: Record<Table, TableRows> = {
  blog_posts: content("blog_posts", post),
  case_studies: content("case_studies", caseStudy),
  contact_messages: sampled("contact_messages", "message", message),
  message_events: {
    key: "message_id",
    added: () => ({ message_id: someId(), kind: "noted" }),
    arrange: async ({ service }) => {
      const messages = service.from("contact_messages");
      const { data } = await messages.insert(message()).select("id").single();
      const event = { message_id: data?.id, kind: "noted" };
      await service.from("message_events").insert(event).throwOnError();
      return { all: [data?.id], published: [] };
    },
  },
  // One row at most.
  backup_plan: {
    key: "id",
    added: () => ({ id: false, due_at: tomorrow() }),
    arrange: async ({ service }) => {
      await service.from("backup_plan").upsert({ id: true, due_at: tomorrow() }).throwOnError();
      return { all: [true], published: [] };
    },
  },
  contact_settings: {
    key: settings.key,
    added: settings.added,
    vacate: emptySettings,
    arrange: async (roles) => {
      await emptySettings(roles);
      return settings.arrange(roles);
    },
  },
  notifications: identified("notifications", { kind: "self-test" }),
  audit_events: identified("audit_events", { kind: "sign-in" }),
  privacy_events: identified("privacy_events", { kind: "expire" }),
  admin_users: {
    key: "id",
    added: (roles) => ({ id: roles.ids.stranger }),
    arrange: async (roles) => ({ all: [roles.ids.administrator], published: [] }),
  },
  // Only administrators see former states, even those of a published row.
  revisions: {
    key: "record_id",
    added: () => ({
      ...{ table_name: "blog_posts", record_id: someId() },
      ...{ operation: "update", former_record: {} },
    }),
    arrange: async ({ service }) => {
      const { data } = await service.from("blog_posts").insert(post()).select("id").single();
      await service.from("blog_posts").update({ author: "Jan" }).eq("id", data?.id).throwOnError();
      return { all: [data?.id], published: [] };
    },
  },
  page_content: sampled("page_content", "key", pageContent),
  redirects: sampled("redirects", "from_address", redirect),
  missing_addresses: sampled("missing_addresses", "path", countedPath),
  page_visits: sampled("page_visits", "path", countedPath),
  imports: sampled("imports", "source", importRow),
  import_runs: sampled("import_runs", "source", () => ({
    ...{ kind: "import", state: "done" },
    ...importRow(),
  })),
  imported: {
    key: "source_id",
    added: () => ({ import_id: someId(), ...importedRow() }),
    arrange: async ({ service }) => {
      const { data } = await service.from("imports").insert(importRow()).select("id").single();
      const row = importedRow();
      const whole = { import_id: data?.id, ...row };
      await service.from("imported").insert(whole).throwOnError();
      return { all: [row.source_id], published: [] };
    },
  },
  account_links: sampled("account_links", "token_hash", accountLink),
  open_records: sampled("open_records", "email", () => ({
    ...{ table_name: "blog_posts", record_id: String(someId()) },
    ...{ user_id: randomUUID(), email: `${randomUUID()}@x.pl` },
  })),
  account_attempts: sampled("account_attempts", "subject", () => ({ subject: randomUUID() })),
  // A former address is as public as the page that it leads to.
  slug_redirects: {
    key: "slug",
    added: () => ({ table_name: "blog_posts", slug: `old-${randomUUID()}`, record_id: someId() }),
    arrange: async ({ service }) => {
      const slugs: string[] = [];
      for (const published_at of [undefined, null, tomorrow()]) {
        const { slug } = post();
        const posts = service.from("blog_posts");
        await posts.insert(post({ slug })).throwOnError();
        const changed = { slug: `new-${randomUUID()}`, published_at };
        await posts.update(changed).eq("slug", slug).throwOnError();
        slugs.push(slug);
      }
      return { all: slugs, published: slugs.slice(0, 1) };
    },
  },
  media_files: sampled("media_files", "path", () => ({ path: `blog/${randomUUID()}.webp` })),
  record_reviews: sampled("record_reviews", "record_id", () => ({
    ...{ table_name: "blog_posts", record_id: someId() },
  })),
  record_notes: sampled("record_notes", "record_id", () => ({
    ...{ table_name: "blog_posts", record_id: someId(), note: "Popraw tytuł" },
  })),
  preview_links: sampled("preview_links", "token_hash", previewLink),
  unpublished_changes: sampled("unpublished_changes", "record_id", unpublishedChanges),
  // Of the account alone.
  read_hints: {
    key: "hint",
    added: () => ({ hint: someHint() }),
    arrange: async ({ service, ids }) => {
      const row = { hint: someHint(), user_id: ids.administrator };
      await service.from("read_hints").insert(row).throwOnError();
      return { all: [row.hint], published: [] };
    },
  },
  // Of its author alone.
  working_copies: {
    ...sampled("working_copies", "id", workingCopy),
    arrange: async ({ service, ids }) => {
      const row = { ...workingCopy(), user_id: ids.administrator };
      await service.from("working_copies").insert(row).throwOnError();
      return { all: [row.id], published: [] };
    },
  },
};

function unpublishedChanges() {
  const record = { table_name: "blog_posts", record_id: someId() };
  return { ...record, base_version: 1, changes: { title: "Nowy" }, base: { title: "Stary" } };
}

export function workingCopy() {
  return { id: randomUUID(), table_name: "blog_posts", form: { title: "Nie skończone" } };
}

function pageContent() {
  return { key: `x-${randomUUID()}`, value: { phones: ["+48 32 000 00 21"] } };
}

function redirect() {
  return { from_address: `/${randomUUID()}.html`, to_address: "/kontakt" };
}

function countedPath() {
  return { day: "2026-11-25", path: `/${randomUUID()}`, times: 1 };
}

function importRow() {
  return { source: `${randomUUID()}.xml` };
}

function importedRow() {
  return { kind: "post", source_id: `wordpress:${randomUUID()}`, target: String(someId()) };
}

function previewLink() {
  return { table_name: "blog_posts", record_id: someId(), token_hash: someHex() };
}

/** Rows of which only administrators see any. */
function identified(table: Table, row: object): TableRows {
  return {
    key: "created_at",
    added: () => ({ ...row, created_at: new Date(randomInt(1e12)).toISOString() }),
    arrange: async ({ service }) => {
      const created_at = new Date(randomInt(1e12)).toISOString();
      const made = service.from(table).insert<object>({ ...row, created_at });
      const { data } = await made.select("created_at").single().throwOnError();
      return { all: [data.created_at], published: [] };
    },
  };
}

/** Rows of which visitors see none. */
function sampled(table: Table, key: string, sample: () => Record<string, unknown>): TableRows {
  return {
    key,
    added: sample,
    arrange: async ({ service }) => {
      const made = service.from(table).insert<object>(sample()).select(key);
      const { data } = await made.single<Record<string, Key>>().throwOnError();
      return { all: Object.values(data), published: [] };
    },
  };
}

async function emptySettings({ service }: Roles): Promise<void> {
  await service.from("contact_settings").delete().eq("id", true).throwOnError();
}

/** A published row, a draft, a planned one and one that is hidden again. */
function content(
  table: Table,
  sample: (row: { published_at?: string | null; hidden_after?: string }) => { slug: string },
): TableRows {
  return {
    key: "slug",
    added: () => sample({}),
    arrange: async (roles) => {
      const changes = [
        { hidden_after: tomorrow() },
        { published_at: null },
        { published_at: tomorrow() },
        { hidden_after: new Date(Date.now() - 1000).toISOString() },
      ];
      const rows = changes.map(sample);
      for (const row of rows) await roles.service.from(table).insert<object>(row).throwOnError();
      const all = rows.map((row) => row.slug);
      return { all, published: all.slice(0, 1) };
    },
  };
}
