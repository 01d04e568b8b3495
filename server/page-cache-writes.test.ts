import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageCache, type Rendered } from "./page-cache.ts";
import { Overloaded, WorkQueue } from "./work-queue.ts";

type Page = { text: string };
type Render = { path: string; finish: (result: Rendered<Page>) => void };

let now: number;
let renders: Render[];
let cache: PageCache<Page>;

beforeEach(() => {
  now = 0;
  renders = [];
  cache = cacheWith(new WorkQueue({ atOnce: 10, waiting: 10 }));
});
afterEach(() => vi.useRealTimers());

function cacheWith(queue: WorkQueue): PageCache<Page> {
  return new PageCache<Page>({
    render: (path) => new Promise((finish) => renders.push({ path, finish })),
    inTurn: (work, lane) => queue.run(work, lane),
    weigh: (page) => page.text.length,
    maxBytes: 1_000,
    now: () => now,
  });
}

const POSTS = new Set(["blog_posts"]);
const keep = (text: string, reads = POSTS): Rendered<Page> => ({
  ...{ verdict: "keep", page: { text }, reads },
});
const failed: Rendered<Page> = { verdict: "failed", page: { text: "sorry" }, reads: POSTS };
const gone: Rendered<Page> = { verdict: "pass", page: { text: "gone" }, reads: POSTS };
const settle = () => new Promise((resolve) => setImmediate(resolve));

function render(index: number): Render {
  const found = renders[index];
  if (!found) throw new Error(`There is no render number ${index}; ${renders.length} began.`);
  return found;
}

async function store(path: string, text: string, reads = POSTS): Promise<void> {
  const loading = cache.load(path);
  render(renders.length - 1).finish(keep(text, reads));
  await loading;
}

async function isDone(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  promise.then(() => {
    done = true;
  });
  await settle();
  return done;
}

test("a write is not done before the pages that are asked for show it; until then they are as they were", async () => {
  await store("/blog", "before");
  const written = cache.renew("blog_posts");
  expect(cache.find("/blog")).toEqual({ text: "before" });
  expect(await isDone(written)).toBe(false);
  render(1).finish(keep("after"));
  await written;
  expect(cache.find("/blog")).toEqual({ text: "after" });
  expect(renders).toHaveLength(2);
});

test("what nobody asked for lately is forgotten, and nobody waits for it", async () => {
  await store("/blog", "before");
  now = 5_000;
  await cache.renew("blog_posts");
  expect(renders).toHaveLength(1);
  expect(cache.find("/blog")).toBeUndefined();
});

test("a page stays that was not made from what was written", async () => {
  await store("/blog", "posts");
  await store("/kontakt", "nothing", new Set());
  await store("/", "both", new Set(["blog_posts", "case_studies"]));
  const written = cache.renew("case_studies");
  expect(renders.slice(3).map(({ path }) => path)).toEqual(["/"]);
  render(3).finish(keep("both, new"));
  await written;
  expect(cache.find("/blog")).toEqual({ text: "posts" });
  expect(cache.find("/kontakt")).toEqual({ text: "nothing" });
});

test.each([
  ["a write that may have changed anything", "*", new Set(["blog_posts"])],
  ["a page that may have read anything", "case_studies", new Set(["*"])],
])("%s counts as one that did", async (_, written, reads) => {
  await store("/a", "before", reads);
  cache.renew(written);
  expect(renders).toHaveLength(2);
});

test("a render that began before the write is answered, but not stored, and nobody after the write waits for it", async () => {
  const before = cache.load("/blog");
  cache.renew("blog_posts");
  const after = cache.load("/blog");
  expect(renders).toHaveLength(2);
  render(1).finish(keep("new"));
  expect(await after).toEqual({ text: "new" });
  render(0).finish(keep("old"));
  expect(await before).toEqual({ text: "old" });
  expect(cache.find("/blog")).toEqual({ text: "new" });
});

test("a render that began before the write does not count as its renewal", async () => {
  await store("/blog", "first");
  now = 5_000;
  cache.find("/blog");
  const written = cache.renew("blog_posts");
  render(1).finish(keep("second"));
  expect(await isDone(written)).toBe(false);
  render(2).finish(keep("third"));
  await written;
  expect(cache.find("/blog")).toEqual({ text: "third" });
});

test("writes in a row share the renders that wait for their turn", async () => {
  cache = cacheWith(new WorkQueue({ atOnce: 1, waiting: 10 }));
  await store("/blog", "0");
  const first = cache.renew("blog_posts");
  const second = cache.renew("blog_posts");
  const third = cache.renew("blog_posts");
  render(1).finish(keep("1"));
  await first;
  expect(cache.find("/blog")).toEqual({ text: "1" });
  expect(await isDone(second)).toBe(false);
  render(2).finish(keep("3"));
  await Promise.all([second, third]);
  expect(cache.find("/blog")).toEqual({ text: "3" });
  expect(renders).toHaveLength(3);
});

test.each([
  ["fails", failed],
  ["finds that it is gone", gone],
])("a page whose renewal %s is forgotten, even as a help in need", async (_, outcome) => {
  await store("/blog/a", "before");
  const written = cache.renew("blog_posts");
  render(1).finish(outcome);
  await written;
  expect(cache.find("/blog/a")).toBeUndefined();
  const later = cache.load("/blog/a");
  render(2).finish(failed);
  expect(await later).toEqual({ text: "sorry" });
});

test("a write waits four seconds at the most; what is not renewed by then is shown until its age ends it", async () => {
  await store("/blog", "before");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const written = cache.renew("blog_posts");
  await vi.advanceTimersByTimeAsync(3_999);
  expect(cache.find("/blog")).toEqual({ text: "before" });
  await vi.advanceTimersByTimeAsync(1);
  await written;
  now = 9_999;
  expect(cache.find("/blog")).toEqual({ text: "before" });
  now = 10_000;
  expect(cache.find("/blog")).toBeUndefined();
  const waiting = cache.load("/blog");
  render(1).finish(keep("after"));
  expect(await waiting).toEqual({ text: "after" });
});

test("a page past its age is shown as it was while its render waits for its turn, unless a write changed it", async () => {
  cache = cacheWith(new WorkQueue({ atOnce: 1, waiting: 10 }));
  await store("/blog", "older");
  now = 60_000;
  const other = cache.load("/other");
  expect(await cache.load("/blog")).toEqual({ text: "older" });
  cache.renew("blog_posts");
  const newer = cache.load("/blog");
  expect(await isDone(newer)).toBe(false);
  render(1).finish(keep("other"));
  await other;
  await settle();
  render(2).finish(keep("newer"));
  expect(await newer).toEqual({ text: "newer" });
});

test("when too much waits, an older page is shown instead of a refusal, unless a write changed it", async () => {
  cache = cacheWith(new WorkQueue({ atOnce: 1, waiting: 0 }));
  await store("/blog", "older");
  now = 60_000;
  const other = cache.load("/other");
  expect(await cache.load("/blog")).toEqual({ text: "older" });
  await expect(cache.load("/third")).rejects.toThrow(Overloaded);
  await cache.renew("blog_posts");
  await expect(cache.load("/blog")).rejects.toThrow(Overloaded);
  render(1).finish(keep("other"));
  await other;
  expect(cache.find("/third")).toBeUndefined();
});
