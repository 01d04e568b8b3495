import { beforeEach, expect, test } from "vitest";
import { PageCache, type Rendered } from "./cache.ts";

type Page = { text: string };
type Render = {
  path: string;
  finish: (result: Rendered<Page>) => void;
  fail: (error: Error) => void;
};

let now: number;
let renders: Render[];
let waits: { milliseconds: number; end: () => void }[];
let cache: PageCache<Page>;

beforeEach(() => {
  now = 0;
  renders = [];
  waits = [];
  cache = new PageCache<Page>({
    render: (path) =>
      new Promise((finish, fail) => {
        renders.push({ path, finish, fail });
      }),
    weigh: (page) => page.text.length,
    maxBytes: 1_000,
    now: () => 1_000_000 + now,
    wait: (milliseconds) => new Promise<void>((end) => waits.push({ milliseconds, end })),
  });
});

const rendered =
  (verdict: Rendered<Page>["verdict"]) =>
  (text: string): Rendered<Page> => ({ verdict, page: { text } });
const keep = rendered("keep");
const failed = rendered("failed");
const pass = rendered("pass");
const settle = () => new Promise((resolve) => setImmediate(resolve));

function render(index: number): Render {
  const found = renders[index];
  if (!found) throw new Error(`There is no render number ${index}; ${renders.length} began.`);
  return found;
}

async function store(path: string, text: string): Promise<void> {
  const loading = cache.load(path);
  render(renders.length - 1).finish(keep(text));
  await loading;
}

test("a page is rendered once and shown again for five seconds", async () => {
  await store("/", "first");
  now = 4_999;
  expect(cache.find("/")).toEqual({ text: "first" });
  expect(await cache.load("/")).toEqual({ text: "first" });
  expect(renders).toHaveLength(1);
});

test("for five seconds more the old page is shown while one new render runs", async () => {
  await store("/", "first");
  now = 5_001;
  expect(cache.find("/")).toEqual({ text: "first" });
  now = 9_999;
  expect(cache.find("/")).toEqual({ text: "first" });
  expect(renders).toHaveLength(2);
  render(1).finish(keep("second"));
  await settle();
  expect(cache.find("/")).toEqual({ text: "second" });
});

test("the age counts from the beginning of the render, when its data was read", async () => {
  const loading = cache.load("/");
  now = 6_000;
  render(0).finish(keep("first"));
  await loading;
  expect(cache.find("/")).toEqual({ text: "first" });
  expect(renders).toHaveLength(2);
});

test.each([
  ["throws", (r: Render) => r.fail(new Error("no backend"))],
  ["answers an error", (r: Render) => r.finish(failed("sorry"))],
])("an old page is shown, however old, when its render %s", async (_, break_) => {
  await store("/", "first");
  now = 3_600_000;
  const loading = cache.load("/");
  break_(render(1));
  expect(await loading).toEqual({ text: "first" });
});

test("a failed render without an older page is shown and not stored", async () => {
  const loading = cache.load("/");
  render(0).finish(failed("sorry"));
  expect(await loading).toEqual({ text: "sorry" });
  expect(cache.find("/")).toBeUndefined();
});

test("a render that throws without an older page rejects, and the next one begins anew", async () => {
  const loading = cache.load("/");
  render(0).fail(new Error("no backend"));
  await expect(loading).rejects.toThrow("no backend");
  await store("/", "first");
  expect(cache.find("/")).toEqual({ text: "first" });
});

test("what is right only now is not stored, and takes the older page away", async () => {
  await store("/blog/a", "post");
  now = 10_000;
  const loading = cache.load("/blog/a");
  render(1).finish(pass("gone"));
  expect(await loading).toEqual({ text: "gone" });
  const later = cache.load("/blog/a");
  render(2).finish(failed("sorry"));
  expect(await later).toEqual({ text: "sorry" });
});

test("those who ask at the same time share one render; other paths have their own", async () => {
  const loading = [cache.load("/"), cache.load("/"), cache.load("/blog")];
  expect(renders.map((r) => r.path)).toEqual(["/", "/blog"]);
  render(0).finish(keep("home"));
  render(1).finish(keep("blog"));
  expect(await Promise.all(loading)).toEqual([
    { text: "home" },
    { text: "home" },
    { text: "blog" },
  ]);
});

test("memory is bounded: the page that was not asked for longest goes first", async () => {
  await store("/a", "x".repeat(400));
  await store("/b", "x".repeat(400));
  cache.find("/a");
  await store("/c", "x".repeat(400));
  expect(cache.find("/a")).toBeDefined();
  expect(cache.find("/b")).toBeUndefined();
});

test("after a purge the next visitor waits for a new page, and gets the old one only when that fails", async () => {
  await store("/blog", "before");
  cache.purge();
  expect(cache.find("/blog")).toBeUndefined();
  const loading = cache.load("/blog");
  expect(waits.at(-1)?.milliseconds).toBe(2_000);
  render(1).finish(failed("sorry"));
  expect(await loading).toEqual({ text: "before" });
});

test("a page whose render is late is shown as it was, and the render goes on behind", async () => {
  await store("/blog", "before");
  now = 60_000;
  const loading = cache.load("/blog");
  expect(waits.at(-1)?.milliseconds).toBe(80);
  waits.at(-1)?.end();
  expect(await loading).toEqual({ text: "before" });
  render(1).finish(keep("after"));
  await settle();
  expect(cache.find("/blog")).toEqual({ text: "after" });
});

test("while renders fail nobody waits: the page comes at once, and is tried every three seconds", async () => {
  await store("/blog", "before");
  now = 60_000;
  const loading = cache.load("/blog");
  render(1).fail(new Error("no backend"));
  await loading;
  now = 62_999;
  expect(cache.find("/blog")).toEqual({ text: "before" });
  expect(renders).toHaveLength(2);
  now = 3_600_000;
  expect(cache.find("/blog")).toEqual({ text: "before" });
  expect(cache.find("/blog")).toEqual({ text: "before" });
  expect(renders).toHaveLength(3);
  render(2).finish(keep("after"));
  await settle();
  expect(cache.find("/blog")).toEqual({ text: "after" });
});

test("after one failure no visitor waits long for another page, also after a purge", async () => {
  await store("/", "home");
  await store("/blog", "blog");
  cache.purge();
  const first = cache.load("/");
  render(2).fail(new Error("no backend"));
  expect(await first).toEqual({ text: "home" });
  const second = cache.load("/blog");
  expect(waits.at(-1)?.milliseconds).toBe(80);
  waits.at(-1)?.end();
  expect(await second).toEqual({ text: "blog" });
});

test("a render that came in time is no failure: whoever saves afterwards waits for the new page", async () => {
  await store("/blog", "first");
  now = 60_000;
  const loading = cache.load("/blog");
  render(1).finish(keep("second"));
  await loading;
  for (const { end } of waits) end();
  await settle();
  cache.purge();
  void cache.load("/blog");
  expect(waits.at(-1)?.milliseconds).toBe(2_000);
});

test("a render that began before a purge is answered, but not stored, and nobody after it waits for it", async () => {
  const before = cache.load("/blog");
  cache.purge();
  const after = cache.load("/blog");
  expect(renders).toHaveLength(2);
  render(1).finish(keep("new"));
  expect(await after).toEqual({ text: "new" });
  render(0).finish(keep("old"));
  expect(await before).toEqual({ text: "old" });
  expect(cache.find("/blog")).toEqual({ text: "new" });
});
