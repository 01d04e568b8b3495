import { expect, test } from "vitest";
import { bootHeader } from "../shared/messages.ts";
import { listen } from "./listener.ts";
import { currentSender, refuseIfLeft, SenderLeft } from "./sender.ts";

const bootSecret = "secret";
const post = { method: "POST", headers: { [bootHeader]: bootSecret } };

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
  const others = {
    snapshot: () => Promise.reject(),
    vacuum: async () => {},
    takesWrites: async () => true,
  };
  const listener = await listen({ handle, ...others }, { port: 0, bootSecret });
  onTestFinished(() => listener.close());
  const url = `http://127.0.0.1:${listener.port}/rest/v1/blog_posts`;
  await expect(fetch(url, { ...post, signal: leaving.signal })).rejects.toThrow("abort");
  expect(await outcome.promise).toBeInstanceOf(SenderLeft);
});
