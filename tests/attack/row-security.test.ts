import { afterAll, beforeAll, expect, test } from "vitest";
import { type Roles, startWithRoles } from "../support/roles.ts";
import { type Attempt, attempts, posts } from "./row-attempts.ts";

/** In every row that a visitor must not see. */
const secret = "TAJNE-7f3a";

let roles: Roles;
let before: string;

beforeAll(async () => {
  roles = await startWithRoles();
  const { service } = roles;
  const post = { author: "Autor", content: "Treść", content_blocks: null };
  await service
    .from("blog_posts")
    .insert([
      { ...post, id: 1, title: "Widoczny", slug: "widoczny", published_at: "2026-01-01" },
      { ...post, id: 2, title: secret, slug: "szkic", published_at: null },
      { ...post, id: 3, title: secret, slug: "przyszly", published_at: "2999-01-01" },
      { ...post, id: 4, title: secret, slug: "skasowany", published_at: null },
    ])
    .throwOnError();
  await service.from("blog_posts").delete().eq("id", 4).throwOnError();
  const letter = { name: secret, email: "a@a.test", message: secret };
  await service.from("contact_messages").insert(letter).throwOnError();
  const webp = Buffer.from("RIFF\x04\0\0\0WEBP", "latin1");
  const media = await service.storage
    .from("media")
    .upload("blog/a.webp", webp, { contentType: "image/webp" });
  if (media.error) throw media.error;
  before = await everything();
});
afterAll(() => roles?.stop());

/** All that an attack could have changed. */
async function everything(): Promise<string> {
  const tables = ["blog_posts", "case_studies", "contact_messages", "admin_users", "revisions"];
  const rows = await Promise.all(
    tables.map(async (table) => (await roles.service.from(table).select().throwOnError()).data),
  );
  const files = await roles.service.storage.from("media").list("blog");
  const buckets = await roles.service.storage.listBuckets();
  return JSON.stringify([
    rows,
    files.data?.map(({ name }) => name),
    buckets.data?.map((b) => b.id),
  ]);
}

test("what must not be seen is there, and what may be seen is shown", async () => {
  expect(before.split(secret).length).toBeGreaterThan(4);
  const { status, text, counted } = await ask("nobody", {
    ...posts("select=*"),
    headers: { Prefer: "count=exact" },
  });
  expect([status, counted, text.includes("Widoczny")]).toEqual([200, 1, true]);
});

test("enough is tried to mean something", () => {
  expect(attempts.flatMap(([, tries]) => tries).length).toBeGreaterThanOrEqual(784);
});

for (const [what, tries] of attempts) {
  test(`${what}: ${tries.length} attempts show and change nothing`, async () => {
    for (const visitor of ["nobody", "stranger"] as const) {
      for (const attempt of tries) {
        const { status, text, counted } = await ask(visitor, attempt);
        const told = `${visitor} ${attempt.method ?? "GET"} ${attempt.path}: ${status} ${text.slice(0, 200)}`;
        expect(text, told).not.toContain(secret);
        expect(text, told).not.toMatch(/root:|\$2[aby]\$\d\d\$|postgres(ql)?:\/\//);
        // A count of rows that are not shown would tell about them as well.
        expect(counted, told).toBeLessThanOrEqual(1);
        if (attempt.method && attempt.method !== "HEAD" && !/list|s3/.test(attempt.path)) {
          const nothing = status < 300 && /^(\[\])?$/.test(text);
          expect(status >= 400 || nothing, told).toBe(true);
        }
      }
    }
    expect(await everything()).toBe(before);
  });
}

async function ask(
  visitor: "nobody" | "stranger",
  { path, method = "GET", headers, body }: Attempt,
) {
  const text = typeof body === "string" ? body : body === undefined ? null : JSON.stringify(body);
  const answer = await roles.request(visitor, path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: text?.replace("$me", roles.ids.stranger) ?? null,
  });
  const range = answer.headers.get("content-range")?.split("/")[1];
  return { status: answer.status, text: await answer.text(), counted: Number(range ?? 0) || 0 };
}
