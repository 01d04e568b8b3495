import { z } from "zod";
import { askServer } from "~/panel/data/ask-server.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { dataOf, problem } from "~/panel/data/problem.ts";
import { DataProblem } from "~/panel/kit/problem.ts";
import type {
  EditedPage,
  TextChanges,
  TextDocument,
  TextEntry,
  TextId,
} from "~/site-texts/types.ts";
import { isoMoment } from "~/text/dates/iso-moments.ts";

/** A document is a file of `app/content`, as in the first part of a TextId. */
const keyOf = (document: string) => `texts/${document}`;
const documentOf = (key: string) => key.replace(/^texts\//, "");

const entry = z.object({ value: z.string(), was: z.string() });
const changes: z.ZodType<TextChanges> = z.record(z.string(), entry.nullable());
const texts: z.ZodType<TextDocument> = z.record(z.string(), entry);

const drafted = z.discriminatedUnion("saved", [
  z.object({ saved: z.literal(true), entry: entry.nullable() }),
  z.object({
    saved: z.literal(false),
    entry: entry.nullable(),
    saved_by: z.string().nullable(),
    saved_at: z.string().transform(isoMoment),
  }),
]);

export type DraftOutcome =
  | { kind: "saved"; entry: TextEntry | null }
  /** `by` wrote `entry` at `at`; empty when unknown. Nothing was stored. */
  | { kind: "conflict"; entry: TextEntry | null; by: string; at: string }
  /** The text is too long, or the account may not write any more. */
  | { kind: "refused" };

/** Stores one text to wait for publication. `seen` is what it began from: the waiting text, else the published one, else null. */
export async function draftText(
  client: AdminClient,
  id: TextId,
  seen: TextEntry | null,
  entry: TextEntry | null,
): Promise<DraftOutcome> {
  const [document = "", pointer = ""] = id.split("#");
  const given = { document, pointer, seen, entry };
  const { data, error, status } = await client.rpc("draft_text", given);
  const failure = error && problem(error, status);
  if (failure?.kind === "invalid" || failure?.kind === "refused") return { kind: "refused" };
  if (failure) throw failure;
  const answer = drafted.parse(data);
  if (answer.saved) return { kind: "saved", entry: answer.entry };
  const { saved_by, saved_at: at } = answer;
  return { kind: "conflict", entry: answer.entry, by: saved_by ?? "", at };
}

/** By document: with it, only texts that still wait as they are here are published or dropped. */
export type SeenTexts = Readonly<Record<string, TextChanges>>;

/** Puts out what waits in these documents, together or not at all, and tells how many texts. */
export async function publishTexts(
  client: AdminClient,
  documents: readonly string[],
  seen: SeenTexts | null = null,
): Promise<number> {
  const given = { documents: [...documents], seen };
  const published = await client.rpc("publish_texts", given).then(dataOf);
  return published.reduce((sum, { texts }) => sum + texts, 0);
}

/** Tells how many texts went. */
export async function dropTextDrafts(
  client: AdminClient,
  documents: readonly string[],
  seen: SeenTexts | null = null,
): Promise<number> {
  return client.rpc("drop_text_drafts", { documents: [...documents], seen }).then(dataOf);
}

/** A text goes out at `at`; null where the public text had changed by then, so that it did not. */
export type TextPlan = { at: string | null; entry: TextEntry | null };
export type TextPlans = Readonly<Record<string, TextPlan>>;

export type TextDrafts = {
  document: string;
  changes: TextChanges;
  plans: TextPlans;
  by: string;
  at: string;
};

const plans = z
  .record(
    z.string(),
    z.object({ at: z.string().transform(isoMoment).optional(), entry: entry.nullable() }),
  )
  .transform((found) =>
    Object.fromEntries(
      Object.entries(found).map(([pointer, { at = null, entry }]) => [pointer, { at, entry }]),
    ),
  );
const planned = z.object({ planned: plans.default({}) });

/** What waits in these documents as it is in `seen` goes out at `moment`, in ISO 8601. Tells how many texts. */
export async function planTexts(
  client: AdminClient,
  seen: SeenTexts,
  moment: string,
): Promise<number> {
  const documents = Object.keys(seen);
  return client.rpc("plan_texts", { documents, seen, moment }).then(dataOf);
}

/** Takes back what is planned as in `seen`; the drafts stay. */
export async function unplanTexts(client: AdminClient, seen: SeenTexts): Promise<number> {
  return client.rpc("unplan_texts", { seen }).then(dataOf);
}

export async function listTextDrafts(client: AdminClient): Promise<TextDrafts[]> {
  const [pages, waiting] = await Promise.all([
    client.from("page_content").select("id, key").like("key", keyOf("%")).then(dataOf),
    client
      .from("unpublished_changes")
      .select("record_id, changes, base, saved_by, updated_at")
      .eq("table_name", "page_content")
      .order("record_id")
      .then(dataOf),
  ]);
  return waiting.flatMap(({ record_id, saved_by, updated_at, ...row }) => {
    const page = pages.find(({ id }) => id === record_id);
    if (!page) return [];
    const at = isoMoment(updated_at);
    return [
      {
        document: documentOf(page.key),
        changes: changes.parse(row.changes),
        plans: planned.parse(row.base).planned,
        by: saved_by ?? "",
        at,
      },
    ];
  });
}

export type TextsOfDocument = { document: string; texts: TextDocument; at: string };

/** The own texts that visitors read, and when those of a document were published last; of all documents, or of these. */
export async function listPublishedTexts(
  client: AdminClient,
  documents?: readonly string[],
): Promise<TextsOfDocument[]> {
  const rows = client
    .from("page_content")
    .select("key, value, updated_at")
    .not("value", "is", null);
  const asked = documents ? rows.in("key", documents.map(keyOf)) : rows.like("key", keyOf("%"));
  const data = await asked.then(dataOf);
  return data.map(({ key, value, updated_at }) => ({
    document: documentOf(key),
    texts: texts.parse(value),
    at: isoMoment(updated_at),
  }));
}

/** What a document held until `by` published others at `at`. */
export type TextVersion = TextsOfDocument & { id: number; by: string };

const PORTION = 20;

/** Newest first. The next portion begins behind `next`, which is null when there is none; the database keeps 50 of each. */
export async function listTextVersions(
  client: AdminClient,
  documents: readonly string[],
  behind: number | null = null,
): Promise<{ versions: TextVersion[]; next: number | null }> {
  const pages = await client
    .from("page_content")
    .select("id, key")
    .in("key", documents.map(keyOf))
    .then(dataOf);
  if (pages.length === 0) return { versions: [], next: null };
  const asked = client
    .from("revisions")
    .select("id, record_id, former_record, actor_email, created_at")
    .eq("table_name", "page_content")
    .in(
      "record_id",
      pages.map(({ id }) => id),
    )
    .order("id", { ascending: false })
    .limit(PORTION);
  const data = await (behind === null ? asked : asked.lt("id", behind)).then(dataOf);
  const former = z.object({ value: texts.nullable() });
  const versions = data.map((row) => ({
    id: row.id,
    document: documentOf(pages.find(({ id }) => id === row.record_id)?.key ?? ""),
    texts: former.parse(row.former_record).value ?? {},
    by: row.actor_email ?? "",
    at: isoMoment(row.created_at),
  }));
  return { versions, next: data.length < PORTION ? null : (data.at(-1)?.id ?? null) };
}

const editedText = z.object({
  id: z.string(),
  kind: z.enum(["line", "paragraph", "lines", "list", "picture", "color", "logo"]),
  original: z.string(),
  published: entry.nullable(),
  draft: entry.nullable().optional(),
  max: z.number(),
  items: z.array(z.string()).optional(),
  pages: z.array(z.string()),
  sample: z.enum(["hidden", "seen"]).optional(),
  alts: z.array(z.string()).optional(),
});
const cardText = z.object({ id: z.string().nullable(), shown: z.string() });

const editedPageSchema: z.ZodType<EditedPage> = z.object({
  html: z.string(),
  facts: z.record(z.string(), z.string().nullable()),
  card: z
    .object({
      title: cardText,
      label: cardText,
      agency: z.string(),
      timecode: z.string(),
      picture: cardText,
    })
    .nullable(),
  texts: z.array(editedText),
  brand: z.array(editedText),
});

/** The page at this address of the public site with its texts, those that wait included. Throws `invalid` when none is there. */
export async function editedPage(client: AdminClient, path: string): Promise<EditedPage> {
  return editedPageSchema.parse(await askEdited(client, path));
}

/** The share card at this address with what waits, as an address with the picture in it. */
export async function editedCard(client: AdminClient, path: string): Promise<string> {
  const answer = z.object({ card: z.string().startsWith("data:image/jpeg;base64,") });
  return answer.parse(await askEdited(client, path)).card;
}

async function askEdited(client: AdminClient, path: string): Promise<unknown> {
  const query = new URLSearchParams({ path });
  const answer = await askServer(client, `/admin/edited-page?${query}`, {});
  if (!answer.ok) {
    const kind = [400, 404].includes(answer.status) ? "invalid" : "other";
    throw new DataProblem(kind, `The server answered ${answer.status}.`);
  }
  return answer.json();
}
