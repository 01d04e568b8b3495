import { expect, test } from "vitest";
import { bootHeader } from "../shared/messages.ts";
import { listen } from "./listener.ts";
import { currentSender, noteTrouble, refuseIfLeft, SenderLeft } from "./sender.ts";

const bootSecret = "secret";
const post = { method: "POST", headers: { [bootHeader]: bootSecret } };
const others = {
  snapshot: () => Promise.reject(),
  vacuum: async () => {},
  takesWrites: async () => true,
};

test("work that waits for its turn is refused when its sender has left meanwhile", async ({
  onTestFinished,
}) => {
  const leaving = new AbortController();
  const outcome = Promise.withResolvers<unknown>();
  const handle = async () => {
    const left = new Promise((resolve) => currentSender()?.addEventListener("abort", resolve));
    leaving.abort();
    await left;
    await refuseIfLeft().then(outcome.resolve, outcome.resolve);
    return new Response();
  };
  const listener = await listen({ handle, ...others }, { port: 0, bootSecret });
  onTestFinished(() => listener.close());
  const url = `http://127.0.0.1:${listener.port}/rest/v1/blog_posts`;
  await expect(fetch(url, { ...post, signal: leaving.signal })).rejects.toThrow("abort");
  expect(await outcome.promise).toBeInstanceOf(SenderLeft);
});

test("a save that a full or missing database fails says so, whatever lite makes of it", async ({
  onTestFinished,
}) => {
  const codes = ["53100", "ECONNREFUSED", "57014", "23505"];
  const handle = async () => {
    noteTrouble(Object.assign(new Error("could not extend file"), { code: codes.shift() }));
    return new Response("Internal Server Error", { status: 500 });
  };
  const listener = await listen({ handle, ...others }, { port: 0, bootSecret });
  onTestFinished(() => listener.close());
  const save = async () => {
    const answer = await fetch(`http://127.0.0.1:${listener.port}/rest/v1/blog_posts`, post);
    return [answer.status, await answer.text()];
  };
  expect(await save()).toEqual([507, expect.stringContaining("zabrakło miejsca")]);
  expect(await save()).toEqual([503, expect.stringContaining("not available")]);
  expect(await save()).toEqual([503, expect.stringContaining("not available")]);
  expect(await save()).toEqual([500, "Internal Server Error"]);
});
