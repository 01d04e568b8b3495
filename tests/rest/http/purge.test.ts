import { expect, onTestFinished, test } from "vitest";
import { purgeSecret } from "../../http/support/shared-site.ts";
import { sharedSite } from "../../http/support/sites.ts";
import { databaseOf } from "../../support/demo-keys.ts";

const secret = purgeSecret;

const { url: first } = await sharedSite("writable");
const second = await sharedSite("remote");

const purge = (headers: Record<string, string>, method = "POST", path = "/purge") =>
  fetch(second.url + path, { method, headers, ...(method === "POST" ? { body: "{}" } : {}) });

test("a process whose Supabase is elsewhere forgets its pages when it is told to, with the secret only", async () => {
  const database = databaseOf(first);
  const title = async () => {
    const html = await (await fetch(`${second.url}/blog/do-oproznienia`)).text();
    return /Dawniej|Teraz/.exec(html)?.[0];
  };
  const post = { slug: "do-oproznienia", title: "Dawniej", author: "Zespół" };
  await database.from("blog_posts").insert(post).throwOnError();
  expect(await title()).toBe("Dawniej");
  await database
    .from("blog_posts")
    .update({ title: "Teraz" })
    .eq("slug", "do-oproznienia")
    .throwOnError();

  const wrong: Record<string, string>[] = [
    {},
    { "X-Purge-Secret": "" },
    { "X-Purge-Secret": secret.slice(0, -1) },
    { "X-Purge-Secret": `${secret}x` },
    { "X-Purge-Secret": secret.toUpperCase() },
    { "X-Purge-Secret": `${secret}, ${secret}` },
    { Authorization: `Bearer ${secret}` },
    { Cookie: `purge-secret=${secret}` },
  ];
  for (const headers of wrong) {
    const answer = await purge(headers);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
  }
  for (const [method, path] of [
    ["GET", "/purge"],
    ["PUT", "/purge"],
    ["POST", `/purge/?secret=${secret}`],
    ["POST", "/PURGE"],
  ] as const) {
    const answer = await purge({ "X-Purge-Secret": secret }, method, path);
    expect(answer.status, `${method} ${path}`).toBeOneOf([404, 405]);
  }
  expect(await title()).toBe("Dawniej");

  expect((await purge({ "X-Purge-Secret": secret })).status).toBe(200);
  expect(await title()).toBe("Teraz");
});

test("without a secret there is no such address", async () => {
  const answer = await fetch(`${(await sharedSite("demo")).url}/purge`, {
    method: "POST",
    headers: { "X-Purge-Secret": "" },
  });
  expect(answer.status).toBe(405);
});

test("a process whose Supabase is elsewhere shows what the owner has written", async () => {
  const rows = databaseOf(first).from("page_content");
  const value = { "/privacyPage/lead": { value: "Dane zawsze chronimy", was: "" } };
  const key = "texts/privacy";
  await rows.insert({ key, value }).throwOnError();
  onTestFinished(async () => {
    await rows.delete().eq("key", key).throwOnError();
  });
  const page = async () => (await fetch(`${second.url}/polityka-prywatnosci`)).text();
  await expect.poll(page).toContain("Dane zawsze chronimy");
});
