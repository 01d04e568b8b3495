import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../../http/support/sites.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { rawRequest } from "../../support/raw-request.ts";

const { url: site } = await sharedSite("writable");
const table = () => databaseOf(site).from("redirects");

const add = (from_address: string, to_address: string | null, kind = "permanent") =>
  table().insert({ from_address, to_address, kind }).throwOnError();

/** An address that no other test uses. */
const old = () => `/stara-${randomUUID()}`;

async function ask(path: string) {
  const answer = await fetch(site + path, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location") };
}

const moved = (location: string, status = 301) => ({ status, location });

describe("redirects", () => {
  test("answer from the moment they are written, and not after they are removed", async () => {
    const from = `${old()}.html`;
    expect((await ask(from)).status).toBe(404);
    await add(from, "/kontakt");
    expect(await ask(from)).toEqual(moved("/kontakt"));
    expect(await ask(`${from.toUpperCase()}/?utm_source=x`)).toEqual(
      moved("/kontakt?utm_source=x"),
    );
    await table().update({ kind: "temporary" }).eq("from_address", from).throwOnError();
    expect(await ask(from)).toEqual(moved("/kontakt", 302));
    await table().delete().eq("from_address", from).throwOnError();
    expect((await ask(from)).status).toBe(404);
  });

  test("say for good what is gone, in Polish and with a way home", async () => {
    const from = old();
    await add(from, null, "gone");
    const answer = await fetch(site + from);
    expect(answer.status).toBe(410);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toMatch(/<html lang="pl">[\s\S]*<a href="\/">/);
  });

  test("have the browser load the document when a link on the site is followed", async () => {
    const from = old();
    await add(from, "/kontakt");
    const answer = await fetch(`${site}${from}.data?_routes=x&a=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("x-remix-redirect")]).toEqual([204, `${from}?a=1`]);
    expect(answer.headers.get("x-remix-reload-document")).toBe("true");
    expect((await fetch(`${site}/kontakt.data`)).status).toBe(200);
  });

  test("win over a page, but never over the panel or a file", async () => {
    await add("/llms.txt", "/kontakt");
    await add("/adm*", "/kontakt");
    await add("/fav*", "/kontakt");
    expect(await ask("/llms.txt")).toEqual(moved("/kontakt"));
    expect((await ask("/admin")).status).toBe(200);
    expect((await ask("/favicon.svg")).status).toBe(200);
    await table().delete().in("from_address", ["/llms.txt", "/adm*", "/fav*"]).throwOnError();
  });
});

test.each([
  ["//kontakt?a=1", "/kontakt?a=1"],
  ["//evil.example", "/evil.example"],
])("%s leads to one slash", async (path, location) => {
  const answer = await rawRequest(
    site,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 301 /);
  expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(location);
});

test("nothing is written to an address with slashes too many", async () => {
  const answer = await fetch(`${site}//rest/v1/redirects`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(400);
});
