import { EventEmitter, once } from "node:events";
import { writeHints } from "../../supabase/functions/send-contact-email/hints.ts";
import { changedSlug, fileOf, type Ledger, replacedFile, textOf } from "./ledger.ts";

export type Writers = {
  /** Ends them; without it they end when the site does not answer any more. */
  stop(): void;
  /** Resolves when this many answers have come. */
  answered(count: number): Promise<void>;
  /** Every status that they got; 0 for no answer. Resolves when the last has ended. */
  done: Promise<number[]>;
};

/** Keys of who writes; `token` is that of a signed-in administrator. */
export type Pass = { apikey: string; token: string };

type Send = (
  method: string,
  path: string,
  body: BodyInit,
  headers?: HeadersInit,
) => Promise<boolean>;

/** Several writers at once, each from answer to answer, writing down what was promised. */
export function startWriters(url: string, pass: Pass, ledger: Ledger, keepOn = false): Writers {
  const statuses: number[] = [];
  const waiting = new EventEmitter();
  let writing = true;
  const send: Send = async (method, path, body, headers) => {
    const answer = await fetch(url + path, {
      method,
      body,
      headers: { ...headersOf(pass), ...headers },
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    // An answer counts when its head has come; a body cut short is not the writer's concern.
    await answer?.body?.cancel().catch(() => {});
    statuses.push(answer?.status ?? 0);
    waiting.emit("answer");
    if (!answer && !keepOn) writing = false;
    return answer?.ok ?? false;
  };
  const again = async (work: (send: Send, ledger: Ledger) => Promise<void>) => {
    while (writing) await work(send, ledger);
  };
  const all = [again(addPosts), again(addPosts), again(changePost), again(sendMessage)];
  const files = [again(addFile), again(replaceFile)];
  return {
    stop: () => {
      writing = false;
    },
    async answered(count) {
      while (statuses.length < count) await once(waiting, "answer");
    },
    done: Promise.all([...all, ...files]).then(() => statuses),
  };
}

function headersOf({ apikey, token }: Pass): Record<string, string> {
  return { apikey, authorization: `Bearer ${token}`, "content-type": "application/json" };
}

/** Rows that the writers change, made once. */
export async function prepareWriters(url: string, pass: Pass): Promise<void> {
  const post = { title: "0", slug: changedSlug, author: "Zespół", content: textOf("0") };
  const answer = await fetch(`${url}/rest/v1/blog_posts`, {
    method: "POST",
    body: JSON.stringify(post),
    headers: headersOf(pass),
  });
  if (answer.status !== 201) throw new Error(`No post: ${answer.status} ${await answer.text()}`);
}

async function addPosts(send: Send, { posts }: Ledger): Promise<void> {
  const group = posts.size;
  const rows = [1, 2, 3].map(() => {
    const slug = crypto.randomUUID();
    return { slug, title: slug, author: "Zespół", content: textOf(slug) };
  });
  for (const { slug } of rows) posts.set(slug, { group, promised: false });
  if (!(await send("POST", "/rest/v1/blog_posts", JSON.stringify(rows)))) return;
  for (const { slug } of rows) posts.set(slug, { group, promised: true });
}

async function changePost(send: Send, { changed }: Ledger): Promise<void> {
  const title = String(++changed.tried);
  const body = JSON.stringify({ title, content: textOf(title) });
  if (await send("PATCH", `/rest/v1/blog_posts?slug=eq.${changedSlug}`, body)) {
    changed.promised = Number(title);
  }
}

async function sendMessage(send: Send, { messages }: Ledger): Promise<void> {
  const name = crypto.randomUUID();
  const submission = crypto.randomUUID();
  messages.set(name, { submission, promised: false });
  const message = { name, email: "jan@example.com", message: textOf(name).slice(0, 4_000) };
  const promised = await send("POST", "/functions/v1/send-contact-email", JSON.stringify(message), {
    "x-form": writeHints({ submission }),
  });
  messages.set(name, { submission, promised });
}

async function addFile(send: Send, { files }: Ledger): Promise<void> {
  const number = files.size + 1_000_000;
  const name = `faults/${number}.webp`;
  files.set(name, { number, promised: false });
  const promised = await send("POST", `/storage/v1/object/media/${name}`, fileOf(number), picture);
  files.set(name, { number, promised });
}

async function replaceFile(send: Send, { replaced }: Ledger): Promise<void> {
  const number = ++replaced.tried;
  const headers = { ...picture, "x-upsert": "true" };
  const path = `/storage/v1/object/media/${replacedFile}`;
  if (await send("POST", path, fileOf(number), headers)) replaced.promised = number;
}

const picture = { "content-type": "image/webp" };
