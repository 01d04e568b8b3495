import { demoKeys } from "../tests/support/demo-keys.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { requestsPerSecond } from "./load.ts";

const POSTS = 20;

export async function uncachedEmbedded(): Promise<Figure[]> {
  const site = await startSite({ env: demoKeys, quiet: true });
  try {
    return [await measureUncachedList(site, "embedded", 70)];
  } finally {
    await site.stop();
  }
}

export function postgresMissing(): string | null {
  return findPostgres() === null ? "Postgres is not installed here" : null;
}

export async function uncachedOnPostgres(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const env = { ...demoKeys, DATABASE_URL: postgres.url };
  const site = await startSite({ env, quiet: true });
  try {
    return [await measureUncachedList(site, "on Postgres", 120)];
  } finally {
    await site.stop();
    await postgres.stop();
  }
}

/** The blog list with 20 posts, rendered for each request. The site needs `demoKeys`. */
async function measureUncachedList(site: TestSite, name: string, atLeast: number): Promise<Figure> {
  await fillUpPosts(site);
  // The router ignores case, the cache keeps only the canonical spelling: these are rendered every time.
  const spellings = ["bLOG", "BlOG", "BLoG", "BLOg", "bloG", "blOg", "bLog", "Blog"];
  // A connection for each, or two that ask for the same spelling would share its render.
  const rates = await Promise.all(
    spellings.map((spelling) =>
      requestsPerSecond(`${site.url}/${spelling}`, { connections: 1, seconds: 8 }),
    ),
  );
  const value = rates.reduce((sum, rate) => sum + rate, 0);
  return {
    what: `uncached blog list of ${POSTS}, ${name}`,
    value,
    unit: "req/s",
    budget: { atLeast },
  };
}

async function fillUpPosts(site: TestSite): Promise<void> {
  const address = `${site.url}/rest/v1/blog_posts`;
  const key = demoKeys.SUPABASE_SECRET_KEY;
  const headers = { apikey: key, "Content-Type": "application/json" };
  const existing: unknown[] = await (await fetch(`${address}?select=id`, { headers })).json();
  const rows = Array.from({ length: POSTS - existing.length }, (_, i) => ({
    slug: `wpis-${i}`,
    title: `Jak przygotować się do dnia zdjęciowego, część ${i + 1}`,
    author: "Kuba",
    image_url: "/images/blog-light.webp",
    content: "Dobry dzień zdjęciowy zaczyna się tydzień wcześniej. ".repeat(120),
  }));
  const made = await fetch(address, { method: "POST", headers, body: JSON.stringify(rows) });
  if (!made.ok) throw new Error(`The posts for the bench were refused: ${await made.text()}`);
}
