import { blogPosts } from "../supabase/seed/demo.ts";
import { databaseOf, demoKeys } from "../tests/support/demo-keys.ts";
import { startSite, type TestSite } from "../tests/support/site.ts";
import { manyServicesBesideFew, rendersPerSecondAtLeast } from "./budgets.ts";
import type { Figure } from "./figures.ts";
import { cpuOf } from "./processes.ts";

const POSTS = 20;
const AT_ONCE = 8;
const RENDERS = 800;
const WARM_UP = 200;
const MORE_SERVICES = 22;
const secret = "bench-purge-secret-0123456789";
const [post] = blogPosts;

const pages = [
  { name: "home", path: "/", atLeast: rendersPerSecondAtLeast.home },
  { name: `blog list (${POSTS})`, path: "/blog", atLeast: rendersPerSecondAtLeast.list },
  { name: "post", path: `/blog/${post?.slug}`, atLeast: rendersPerSecondAtLeast.post },
];

/** Pages rendered anew for each request, by forgetting all pages before each. */
export async function measureUncachedPages(): Promise<Figure[]> {
  const site = await startSite({ env: { ...demoKeys, PURGE_SECRET: secret }, quiet: true });
  try {
    await fillUpPosts(site.url);
    const figures: Figure[] = [];
    for (const { name, path, atLeast } of pages) {
      await render(site, path, WARM_UP);
      const { perSecond, cpu } = await render(site, path, RENDERS);
      const what = `${name}, rendered each time`;
      figures.push(
        { what, value: perSecond, unit: "req/s", budget: { atLeast } },
        { what: `${name}, processor time of the web process`, value: cpu, unit: "ms" },
      );
    }
    figures.push(await moreServices(site));
    return figures;
  } finally {
    await site.stop();
  }
}

async function render({ url, process: server }: TestSite, path: string, count: number) {
  const began = performance.now();
  const before = cpuOf(server.pid ?? 0);
  let left = count;
  const visitor = async () => {
    while (left-- > 0) {
      await fetch(`${url}/purge`, { method: "POST", headers: { "X-Purge-Secret": secret } });
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return {
    perSecond: (count * 1_000) / (performance.now() - began),
    cpu: ((cpuOf(server.pid ?? 0) - before) * 1_000) / count,
  };
}

async function moreServices(site: TestSite): Promise<Figure> {
  await render(site, "/uslugi", WARM_UP);
  const few = await render(site, "/uslugi", RENDERS);
  const entry = (value: string) => ({ value, was: "" });
  const rows = Array.from({ length: MORE_SERVICES }, (_, at) => ({
    key: `texts/own-service/n${at}`,
    value: {
      "/page/path": entry(`/uslugi/numer-${at}`),
      "/page/name": entry(`Własna usługa numer ${at}`),
      "/page/line": entry("Zdanie o tym, co dostaje klient."),
    },
  }));
  await databaseOf(site.url).from("page_content").insert(rows).throwOnError();
  await render(site, "/uslugi", WARM_UP);
  const page = await (await fetch(`${site.url}/uslugi`)).text();
  if (!page.includes(`/uslugi/numer-${MORE_SERVICES - 1}`))
    throw new Error("A service is missing.");
  const many = await render(site, "/uslugi", RENDERS);
  return {
    what: `/uslugi with ${MORE_SERVICES} services more, beside itself`,
    value: many.cpu / few.cpu,
    unit: "×",
    budget: { atMost: manyServicesBesideFew.rendering },
  };
}

async function fillUpPosts(url: string): Promise<void> {
  const rows = Array.from({ length: POSTS - blogPosts.length }, (_, at) => {
    const { title = "", content = "", author = "" } = blogPosts[at % blogPosts.length] ?? {};
    return { title, content, author, slug: `kopia-${at}`, image_url: "/images/blog-light.webp" };
  });
  await databaseOf(url).from("blog_posts").insert(rows).throwOnError();
}
