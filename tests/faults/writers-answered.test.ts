import { expect, onTestFinished, test } from "vitest";
import { signIn, writerEnv } from "../support/signed-in.ts";
import { startSite } from "../support/site.ts";
import type { Pass } from "../support/writers.ts";

const writes = 5_000;
const pages = ["/", "/blog", "/case-studies", "/projekty", "/blog/czytany", "/case-studies/1"];

/** Changes one post from answer to answer; returns every answer that was not the whole row. */
async function startWriter(url: string, { apikey, token }: Pass, post: number, times: number) {
  const odd: string[] = [];
  for (let number = 0; number < times; number++) {
    const answered = fetch(`${url}/rest/v1/blog_posts?id=eq.${post}&select=author`, {
      method: "PATCH",
      headers: {
        apikey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        prefer: "return=representation",
      },
      body: JSON.stringify({ author: `Autor ${number}` }),
      signal: AbortSignal.timeout(20_000),
    });
    const text = await answered.then((answer) => answer.text()).catch(String);
    if (text !== JSON.stringify([{ author: `Autor ${number}` }])) odd.push(text.slice(0, 200));
  }
  return odd;
}

test.runIf(process.env.TEST_LONG)(
  `${writes} writes beside readers of the pages that they change: each gets its whole answer`,
  async () => {
    const site = await startSite({ env: { ...writerEnv, SEED: "demo" }, quiet: true });
    onTestFinished(async () => void (await site.stop()));
    const writer = await signIn(site.url);
    let reading = true;
    const reader = async (first: number) => {
      for (let at = first; reading; at++) {
        await (await fetch(site.url + pages[at % pages.length])).arrayBuffer();
      }
    };
    const readers = [0, 2, 4].map(reader);
    const writers = [1, 2, 3, 4].map((post) => startWriter(site.url, writer, post, writes / 4));
    const odd = (await Promise.all(writers)).flat();
    reading = false;
    await Promise.all(readers);
    expect(odd).toEqual([]);
  },
  3_600_000,
);
