import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Addresses, type Ask, type Kind, kinds, traffic } from "./mixed-traffic.ts";

export type Phase = { perSecond: number; seconds: number };

/**
 * The load, in a process of its own. It is open-loop: each request has its moment, and its time
 * counts from that moment, however late this process or the server is ("no coordinated omission").
 */
export type Order = {
  url: string;
  /** One after the other. */
  phases: Phase[];
  seed: number;
  connections: number;
  addresses: Addresses;
  publishableKey: string;
  /** The administrator's access token. */
  token: string;
  /** Posts that only the load changes, each by one update at a time. */
  posts: { id: number; slug: string }[];
  /** A small picture, base64. */
  picture: string;
};

export type Outcome = {
  /** One entry per request, in the order of their moments: what it was, */
  kind: Uint8Array;
  /** its moment in milliseconds since 1970, */
  due: Float64Array;
  /** the time until the whole answer was there, in milliseconds, */
  took: Float32Array;
  /** and the status; 0 when the connection broke or nothing came for 30 s. */
  status: Uint16Array;
  acknowledged: Acknowledged;
  /** Updates that were acknowledged, while the page asked for afterwards showed something older. */
  seenTooLate: number;
  /** How late this process itself began a request, at the worst and in one of a hundred. */
  lateness: { worst: number; p99: number };
};

export type Acknowledged = {
  messages: string[];
  drafts: string[];
  pictures: string[];
  /** The last title that each post was told to have. */
  titles: Record<number, string>;
  updates: number;
};

type Answer = { status: number; body: string };
const PATIENCE = 30_000;

process.once("message", async (order: Order) => {
  process.send?.(await generate(order), () => process.disconnect());
});

async function generate(order: Order): Promise<Outcome> {
  const moments = momentsOf(order.phases);
  const count = moments.length;
  const kind = new Uint8Array(count);
  const due = new Float64Array(count);
  const took = new Float32Array(count);
  const status = new Uint16Array(count);
  const late = new Float32Array(count);
  const next = traffic(order.addresses, order.seed);
  const client = createClient(order);
  const running = new Set<Promise<void>>();

  const start = performance.now() + 100;
  for (let at = 0; at < count; ) {
    const now = performance.now();
    for (; at < count && start + (moments[at] ?? 0) <= now; at++) {
      const index = at;
      const moment = start + (moments[index] ?? 0);
      const ask = next();
      kind[index] = kinds.indexOf(ask.kind);
      due[index] = performance.timeOrigin + moment;
      late[index] = now - moment;
      const asked = client.ask(ask).then((code) => {
        took[index] = performance.now() - moment;
        status[index] = code;
        running.delete(asked);
      });
      running.add(asked);
    }
    await pause(1);
  }
  await Promise.all(running);
  client.close();
  late.sort();
  return {
    ...{ kind, due, took, status },
    acknowledged: client.acknowledged,
    seenTooLate: client.seenTooLate(),
    lateness: { worst: late.at(-1) ?? 0, p99: late[Math.floor(count * 0.99)] ?? 0 },
  };
}

/** Milliseconds from the start, at a constant rate in each phase. */
function momentsOf(phases: Phase[]): number[] {
  let began = 0;
  return phases.flatMap(({ perSecond, seconds }) => {
    const from = began;
    began += seconds * 1_000;
    const count = Math.round(perSecond * seconds);
    return Array.from({ length: count }, (_, at) => from + (at * 1_000) / perSecond);
  });
}

function createClient(order: Order) {
  // Nobody waits for a connection on which somebody else waits for a page to be rendered.
  const connections = () =>
    new Agent({ keepAlive: true, maxSockets: order.connections, scheduling: "fifo" });
  const [forCached, forOthers] = [connections(), connections()];
  const acknowledged: Acknowledged = {
    ...{ messages: [], drafts: [], pictures: [], titles: {} },
    updates: 0,
  };
  let tooLate = 0;
  const idle = [...order.posts];
  const picture = Buffer.from(order.picture, "base64");
  const json = { "Content-Type": "application/json", apikey: order.publishableKey };
  const asAdmin = { ...json, Authorization: `Bearer ${order.token}` };

  /** The status, and the text of those few answers that somebody reads. */
  function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
    { read = false, agent = forOthers } = {},
  ): Promise<Answer> {
    return new Promise((resolve) => {
      const failed = () => resolve({ status: 0, body: "" });
      const sent = request(order.url + path, { method, agent, headers }, (answer) =>
        finish(answer, read, resolve, failed),
      );
      sent.setTimeout(PATIENCE, () => sent.destroy());
      sent.on("error", failed).end(body);
    });
  }
  const get = (path: string, agent: Agent) =>
    send("GET", path, { "Accept-Encoding": "br" }, undefined, { agent });

  const writers: Record<Exclude<Kind, "cached" | "asset" | "uncached">, () => Promise<number>> = {
    async message() {
      const submission = randomUUID();
      const text = { name: "Ola", email: "ola@example.com", message: `Dzień dobry! ${submission}` };
      const body = JSON.stringify({ ...text, submission, elapsed: 20_000 });
      const { status } = await send("POST", "/functions/v1/send-contact-email", json, body);
      if (status === 200) acknowledged.messages.push(text.message);
      return status;
    },
    async insert() {
      const slug = `szkic-${randomUUID()}`;
      const row = { slug, title: "Szkic", author: "Kuba", content: "Treść. ".repeat(200) };
      const body = JSON.stringify({ ...row, published_at: null });
      const { status } = await send("POST", "/rest/v1/blog_posts", asAdmin, body);
      if (status < 300) acknowledged.drafts.push(slug);
      return status;
    },
    /** As the editor does who then looks at the page: the change must be there. */
    async update() {
      const post = idle.shift();
      if (!post) return writers.insert();
      const title = `Tytuł ${randomUUID()}`;
      const path = `/rest/v1/blog_posts?id=eq.${post.id}`;
      const { status } = await send("PATCH", path, asAdmin, JSON.stringify({ title }));
      if (status > 0 && status < 300) {
        acknowledged.titles[post.id] = title;
        acknowledged.updates++;
        const shown = await send("GET", `/blog/${post.slug}`, {}, undefined, { read: true });
        if (shown.status !== 200 || !shown.body.includes(title)) tooLate++;
      }
      idle.push(post);
      return status;
    },
    async upload() {
      const path = `blog/${randomUUID()}.webp`;
      const headers = { ...asAdmin, "Content-Type": "image/webp" };
      const { status } = await send("POST", `/storage/v1/object/media/${path}`, headers, picture);
      if (status === 200) acknowledged.pictures.push(path);
      return status;
    },
  };

  return {
    ask: ({ kind, path }: Ask): Promise<number> =>
      kind === "cached" || kind === "asset" || kind === "uncached"
        ? get(path, kind === "uncached" ? forOthers : forCached).then(({ status }) => status)
        : writers[kind](),
    acknowledged,
    seenTooLate: () => tooLate,
    close: () => {
      forCached.destroy();
      forOthers.destroy();
    },
  };
}

function finish(
  answer: IncomingMessage,
  read: boolean,
  resolve: (answer: Answer) => void,
  failed: () => void,
): void {
  const chunks: Buffer[] = [];
  if (read) answer.on("data", (chunk: Buffer) => chunks.push(chunk));
  else answer.resume();
  answer.on("error", failed);
  answer.on("end", () =>
    resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
  );
}
