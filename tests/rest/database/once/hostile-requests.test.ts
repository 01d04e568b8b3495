import { beforeAll, expect, test } from "vitest";
import { newDatabase, useRoles } from "../../../database/support/databases.ts";
import type { Roles } from "../../../database/support/roles.ts";
import { type HostileRequest, hostileRequests, ownId } from "./hostile-requests.ts";

/** In every row that a visitor must not see. */
const secret = "TAJNE-7f3a";

const roles = useRoles(newDatabase);
let before: string;

beforeAll(async () => {
  const { service } = roles();
  const post = { author: "Autor", content: "Treść", content_blocks: null };
  const posts = [
    { ...post, id: 1, title: "Widoczny", slug: "widoczny", published_at: "2026-01-01" },
    { ...post, id: 2, title: secret, slug: "szkic", published_at: null },
    { ...post, id: 3, title: secret, slug: "przyszly", published_at: "2999-01-01" },
    { ...post, id: 4, title: secret, slug: "skasowany", published_at: null },
  ];
  await service.from("blog_posts").insert(posts).throwOnError();
  await service.from("blog_posts").delete().eq("id", 4).throwOnError();
  const message = { name: secret, email: "a@a.test", message: secret };
  await service.from("contact_messages").insert(message).throwOnError();
  const webp = Buffer.from("RIFF\x04\0\0\0WEBP", "latin1");
  const files = service.storage.from("media");
  const { error } = await files.upload("blog/a.webp", webp, { contentType: "image/webp" });
  expect(error).toBeNull();
  before = await everything(roles());
});

test("the hidden rows are there, and a visitor sees the visible one", async () => {
  expect(before.split(secret).length).toBeGreaterThan(4);
  const path = "/rest/v1/blog_posts?select=*";
  const headers = { Prefer: "count=exact" };
  const answer = await ask(roles(), "nobody", { method: "GET", path, headers, body: null });
  expect(answer).toMatchObject({ status: 200, counted: 1 });
  expect(answer.text).toContain("Widoczny");
});

for (const [what, requests] of hostileRequests) {
  test(`${what}: ${requests.length} requests show and change nothing`, async () => {
    for (const visitor of ["nobody", "stranger"] as const) {
      for (const request of requests) {
        const { status, text, counted } = await ask(roles(), visitor, request);
        const { method, path } = request;
        const report = `${visitor} ${method} ${path}: ${status} ${text.slice(0, 200)}`;
        expect(text, report).not.toContain(secret);
        expect(text, report).not.toMatch(/root:|\$2[aby]\$\d\d\$|postgres(ql)?:\/\//);
        // A count of hidden rows would tell about them as well.
        expect(counted, report).toBeLessThanOrEqual(1);
        if (!["GET", "HEAD"].includes(method) && !/list|s3/.test(path)) {
          const nothing = status < 300 && /^(\[\])?$/.test(text);
          expect(status >= 400 || nothing, report).toBe(true);
        }
      }
    }
    expect(await everything(roles())).toBe(before);
  });
}

/** All that a request could have changed. */
async function everything({ service }: Roles): Promise<string> {
  const tables = ["blog_posts", "case_studies", "contact_messages", "admin_users", "revisions"];
  const rows = await Promise.all(
    tables.map(async (table) => (await service.from(table).select().throwOnError()).data),
  );
  const files = await service.storage.from("media").list("blog");
  const buckets = await service.storage.listBuckets();
  return JSON.stringify([rows, files.data?.map(({ name }) => name), buckets.data]);
}

async function ask(
  roles: Roles,
  visitor: "nobody" | "stranger",
  { method, path, headers, body }: HostileRequest,
) {
  const text = typeof body === "string" ? body : body && JSON.stringify(body);
  const answer = await roles.request(visitor, path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: text?.replace(ownId, roles.ids.stranger) ?? null,
  });
  const range = answer.headers.get("content-range")?.split("/")[1];
  return { status: answer.status, text: await answer.text(), counted: Number(range ?? 0) || 0 };
}
