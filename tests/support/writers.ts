import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { writeHints } from "../../supabase/functions/send-contact-email/message/hints.ts";
import { databaseOf } from "./demo-keys.ts";

/** The keys of a signed-in administrator. */
export type Pass = { apikey: string; token: string };

/** The rows that were written, by name, and whether the site confirmed each. */
export type Ledger = {
  /** Three posts in one request. */
  groups: Map<string, boolean>;
  messages: Map<string, { submission: string; confirmed: boolean }>;
  files: Map<number, boolean>;
  /** One post that is changed again and again: the number of the last change. */
  changes: { tried: number; confirmed: number };
};

export const newLedger = (): Ledger => ({
  groups: new Map(),
  messages: new Map(),
  files: new Map(),
  changes: { tried: 0, confirmed: 0 },
});

const changedSlug = "zmieniany";

/** Text that follows from the name and fills several database pages, so that half of it is noticed. */
function textOf(name: string): string {
  const hash = createHash("sha512").update(name).digest("hex");
  return `${name}: ${hash.repeat(1 + (Number.parseInt(hash.slice(0, 2), 16) % 80))}`;
}

const messageOf = (name: string) => textOf(name).slice(0, 4_000);

/** Bytes that follow from the number and begin like a WebP; up to one megabyte. */
export function fileOf(number: number): Buffer<ArrayBuffer> {
  const key = createHash("sha256").update(String(number)).digest();
  const bytes = Buffer.alloc(1_000 + (key.readUInt32LE(0) % 1_000_000), key);
  bytes.write("RIFF");
  bytes.write("WEBP", 8);
  return bytes;
}

const pathOf = (number: number) => `media/faults/${number}.webp`;

/**
 * Several writers at once, each from answer to answer. They end at `stop`, or when the site does not answer
 * any more, unless they `retry`.
 */
export function startWriters(url: string, { apikey, token }: Pass, ledger: Ledger, retry = false) {
  const statuses: number[] = [];
  const answers = new EventEmitter();
  let writing = true;
  const send = async (method: string, path: string, body: BodyInit, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      body,
      headers: {
        apikey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...headers,
      },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    await answer?.body?.cancel().catch(() => {});
    statuses.push(answer?.status ?? 0);
    answers.emit("answer");
    if (!answer && !retry) writing = false;
    return answer?.ok ?? false;
  };

  const addPosts = async () => {
    const group = crypto.randomUUID();
    const rows = [1, 2, 3].map((at) => {
      const slug = `${group}-${at}`;
      return { slug, title: slug, author: "Zespół", content: textOf(slug) };
    });
    ledger.groups.set(group, false);
    ledger.groups.set(group, await send("POST", "/rest/v1/blog_posts", JSON.stringify(rows)));
  };
  const changePost = async () => {
    const number = ++ledger.changes.tried;
    const body = JSON.stringify({ title: `${number}`, content: textOf(`${number}`) });
    const done = await send("PATCH", `/rest/v1/blog_posts?slug=eq.${changedSlug}`, body);
    if (done) ledger.changes.confirmed = number;
  };
  const sendMessage = async () => {
    const [name, submission] = [crypto.randomUUID(), crypto.randomUUID()];
    ledger.messages.set(name, { submission, confirmed: false });
    const confirmed = await send("POST", contactPath, letter(name), formHeaders(submission));
    ledger.messages.set(name, { submission, confirmed });
  };
  const addFile = async () => {
    const number = ledger.files.size + 1;
    const type = { "content-type": "image/webp" };
    ledger.files.set(number, false);
    const path = `/storage/v1/object/${pathOf(number)}`;
    ledger.files.set(number, await send("POST", path, fileOf(number), type));
  };

  const work = [addPosts, addPosts, changePost, sendMessage, addFile].map(async (write) => {
    while (writing) await write();
  });
  return {
    stop: () => {
      writing = false;
    },
    /** Resolves when this many answers have come. */
    async answered(count: number) {
      while (statuses.length < count) await once(answers, "answer");
    },
    /** Every status; 0 for no answer. */
    done: Promise.all(work).then(() => statuses),
  };
}

/** Makes the row that the writers change. */
export async function prepareWriters(url: string): Promise<void> {
  const post = { title: "0", slug: changedSlug, author: "Zespół", content: textOf("0") };
  await databaseOf(url).from("blog_posts").insert(post).throwOnError();
}

const contactPath = "/functions/v1/send-contact-email";
const letter = (name: string) =>
  JSON.stringify({ name, email: "jan@example.com", message: messageOf(name) });
const formHeaders = (submission: string) => ({ "x-form": writeHints({ submission }) });

/** As the form does after a lost answer: the same messages with the same submission. */
export async function sendMessagesAgain(url: string, { messages }: Ledger): Promise<void> {
  for (const [name, { submission, confirmed }] of messages) {
    if (confirmed) continue;
    const headers = { "content-type": "application/json", ...formHeaders(submission) };
    const answer = await fetch(url + contactPath, { method: "POST", headers, body: letter(name) });
    if (answer.status !== 200) throw new Error(`A message was refused: ${answer.status}`);
    messages.set(name, { submission, confirmed: true });
  }
}

/** Rows that were confirmed and are missing, that are there twice, or by half; read through the site. */
export async function findLosses(url: string, ledger: Ledger): Promise<string[]> {
  const [posts, messages] = await Promise.all([
    readAll(url, "blog_posts", "slug, title, content"),
    readAll(url, "contact_messages", "name, message"),
  ]);
  const contents = new Map(posts.map(({ slug, content }) => [slug, content]));
  const losses: string[] = [];
  for (const [group, confirmed] of ledger.groups) {
    const slugs = [1, 2, 3].map((at) => `${group}-${at}`).filter((slug) => contents.has(slug));
    if (slugs.length === 0 && confirmed) losses.push(`posts ${group} are lost`);
    if (slugs.length % 3 !== 0) losses.push(`posts ${group}: ${slugs.length} of 3`);
    losses.push(...slugs.filter((slug) => contents.get(slug) !== textOf(slug)));
  }
  const { tried, confirmed } = ledger.changes;
  const title = posts.find(({ slug }) => slug === changedSlug)?.title ?? "";
  if (title === "" || Number(title) < confirmed || Number(title) > tried) {
    losses.push(`change ${confirmed} is lost, found ${title}`);
  }
  if (contents.get(changedSlug) !== textOf(title)) losses.push(`half of change ${title}`);
  for (const [name, { confirmed: told }] of ledger.messages) {
    const found = messages.filter((message) => message.name === name);
    if (found.length > 1 || (told && found.length === 0)) {
      losses.push(`message ${name}: ${found.length} times`);
    }
    if (found.some(({ message }) => message !== messageOf(name))) losses.push(`half of ${name}`);
  }
  for (const [number, told] of ledger.files) {
    const answer = await fetch(`${url}/storage/v1/object/public/${pathOf(number)}`);
    const bytes = Buffer.from(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
    const isWhole = answer.status === 200 && bytes.equals(fileOf(number));
    if (!isWhole && (told || answer.status !== 404)) losses.push(`file ${number}`);
  }
  return losses;
}

async function readAll(url: string, table: string, columns: string) {
  const all: Record<string, string>[] = [];
  for (;;) {
    const page = databaseOf(url).from(table).select(columns).order("id");
    const { data } = await page.range(all.length, all.length + 499).throwOnError();
    all.push(...(data as unknown as Record<string, string>[]));
    if (data.length < 500) return all;
  }
}
