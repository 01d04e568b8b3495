import { demoKeys } from "../tests/support/demo-keys.ts";
import type { TestSite } from "../tests/support/site.ts";
import type { Figure } from "./figure.ts";
import { requestsPerSecond } from "./load.ts";

const POSTS = 20;

/** The blog list with 20 posts, rendered for each request. The site needs `demoKeys`. */
export async function measureUncachedList(
  site: TestSite,
  name: string,
  atLeast: number,
): Promise<Figure> {
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
