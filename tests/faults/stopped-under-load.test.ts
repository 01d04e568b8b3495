import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { askUntilRefused, type Question } from "../support/asking.ts";
import { demoKeys } from "../support/demo-keys.ts";
import { startSite, type TestSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";
import { mailSettings, Visitors } from "../support/visitors.ts";

// systemd and Ctrl+C tell the backend at the same moment.
test.each(["the web process alone", "the backend too"])(
  "SIGTERM in the middle of everything, sent to %s, cuts nobody off and loses nothing",
  async (whom) => {
    const dataDir = await mkdtemp(join(tmpdir(), "stopped-"));
    const smtp = await startSmtp();
    const start = () => startSite({ dataDir, env: mailSettings(smtp) });
    let site: TestSite | undefined = await start();
    onTestFinished(async () => {
      await site?.stop();
      await smtp.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    // A mail is under way that will not end by itself.
    const visitors = new Visitors().at(site.url);
    smtp.mode = "silent";
    await visitors.write(1);
    await smtp.caught(1);

    const { url } = site;
    const promised: string[] = [];
    const clients = [
      ...["/", "/", "/blog", "/case-studies", "/healthz"].map((path) =>
        askUntilRefused(url, () => ({ path })),
      ),
      ...["/", "/kontakt"].map((path) =>
        askUntilRefused(url, () => ({ path }), { keepAlive: false }),
      ),
      askUntilRefused(url, () => ({ path: `/blog/${crypto.randomUUID()}` })),
      ...[1, 2].map(() => askUntilRefused(url, () => newPost(promised))),
    ];
    await expect.poll(() => promised.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const writing = visitors.write(2);

    const began = performance.now();
    const backend = Number(site.log.findLast(({ event }) => event === "backend-started")?.pid);
    if (whom === "the backend too") process.kill(backend, "SIGTERM");
    const stopped = site.stop();
    const answers = await Promise.all(clients);
    await writing;
    expect((await stopped).code).toBe(0);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(answers.flatMap(({ cut }) => cut)).toEqual([]);
    for (const { untaken } of answers) expect(untaken).toBeLessThanOrEqual(1);
    const statuses = new Set(answers.flatMap(({ statuses }) => Object.keys(statuses)));
    expect([...statuses].sort()).toEqual(["200", "201", "404"]);

    smtp.mode = "ok";
    site = await start();
    const { data } = await visitors.at(site.url).database.from("blog_posts").select("slug");
    const kept = new Set(data?.map(({ slug }) => slug));
    expect(promised.filter((slug) => !kept.has(slug))).toEqual([]);
    await visitors.letTimePass();
    await visitors.write(1);
    const states = async () => Object.keys(await visitors.states());
    await expect.poll(states, { timeout: 15_000 }).toEqual(["sent"]);
    const count = await visitors.count(smtp);
    console.log(`${promised.length} posts, ${JSON.stringify(count)}`);
    expect(count).toMatchObject({ lost: [], storedTwice: [], unmailed: [], unmarked: 0, again: 1 });
  },
  120_000,
);

function newPost(promised: string[]): Question {
  const slug = crypto.randomUUID();
  return {
    path: "/rest/v1/blog_posts",
    method: "POST",
    headers: { apikey: demoKeys.SUPABASE_SECRET_KEY, "Content-Type": "application/json" },
    body: JSON.stringify({ slug, title: slug, author: "Zespół", content: "Treść" }),
    answered: (status) => {
      if (status === 201) promised.push(slug);
    },
  };
}
