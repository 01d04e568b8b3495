import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createHandler, type HandlerDeps } from "./handler.ts";
import { clauseVersion } from "./message/clause.ts";
import { hintsHeader, writeHints } from "./message/hints.ts";
import { fieldErrors, limits, refusals, sendFailure } from "./message/limits.ts";

const address = "https://site.example/functions/v1/send-contact-email";
const message = { name: "Jan", email: "jan@example.pl", message: "Dzień dobry" };

const unmarked = {
  ...{
    doubtful: null,
    trapped: false,
    addressHash: "hash",
    submission: null,
    visit: null,
    clauseVersion,
  },
};

function setUp(given: Partial<Pick<HandlerDeps, "store" | "drain">> = {}) {
  const deps = {
    store: vi.fn<HandlerDeps["store"]>(given.store ?? (async () => "stored")),
    drain: given.drain,
    hashAddress: async () => "hash",
    startMailing: vi.fn<HandlerDeps["startMailing"]>(),
    log: vi.fn<HandlerDeps["log"]>(),
  };
  const handle = createHandler(deps);
  const post = (body: BodyInit, headers: HeadersInit = { "Content-Type": "application/json" }) =>
    handle(new Request(address, { method: "POST", headers, body }));
  const send = (body: unknown, hints?: string) =>
    post(JSON.stringify(body), {
      "Content-Type": "application/json",
      ...(hints !== undefined && { [hintsHeader]: hints }),
    });
  return { deps, handle, post, send };
}

test("a message is stored, its mailing starts, and the visitor is answered", async () => {
  const { deps, send } = setUp();
  const answer = await send(message);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(deps.store.mock.calls).toEqual([[{ ...message, ...unmarked }]]);
  expect(deps.startMailing).toHaveBeenCalledOnce();
});

test("a filled trap is stored and answered like any message, but not mailed", async () => {
  const { deps, send } = setUp();
  expect((await send(message, writeHints({ trap: "żółty spam" }))).status).toBe(200);
  expect(deps.store.mock.lastCall?.[0]).toMatchObject({ trapped: true });
  expect(deps.startMailing).not.toHaveBeenCalled();
});

test("no content of the hints' header refuses a message", async () => {
  const { deps, send } = setUp();
  const headerText = fc.string({ unit: "binary-ascii", maxLength: 3000 });
  const hints = fc.oneof(
    headerText,
    fc
      .tuple(fc.constantFrom("elapsed", "submission", "uwagi"), headerText)
      .map((it) => it.join("=")),
    fc.constantFrom("", "%", "{}", "elapsed=-1", "elapsed=1e9", "elapsed=NaN", "=&=&", "%ff=%ff"),
  );
  await fc.assert(
    fc.asyncProperty(
      hints.filter(isHeaderText),
      async (text) => (await send(message, text)).status === 200,
    ),
  );
  expect(deps.store).toHaveBeenCalled();
});

test("the way to the form is stored with the message; 50 kB of it change nothing else", async () => {
  const { deps, send } = setUp();
  const visit = { host: "google.com", pages: ["/blog/swiatlo", "/kontakt"] };
  await send(message, writeHints({ visit }));
  expect(deps.store.mock.lastCall?.[0]).toMatchObject({ visit });
  const flood = `submission=7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a11&${"page=/x&".repeat(6000)}`;
  expect((await send(message, flood)).status).toBe(200);
  expect(deps.store.mock.lastCall?.[0].visit?.pages).toHaveLength(20);
});

test("wrong fields are named one by one", async () => {
  const { deps, send } = setUp();
  const answer = await send({ name: 5, email: "jan", message: ["x"] });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    error: `${fieldErrors.name.missing} ${fieldErrors.email.invalid} ${fieldErrors.message.missing}`,
    fields: {
      name: fieldErrors.name.missing,
      email: fieldErrors.email.invalid,
      message: fieldErrors.message.missing,
    },
  });
  expect(deps.store).not.toHaveBeenCalled();
});

test.each(["", "{", "null", "[]", '"x"', "{}}", "\u0000"])("%j is no form: 400", async (body) => {
  const answer = await setUp().post(body);
  expect([answer.status, await answer.json()]).toEqual([400, { error: refusals.badJson }]);
});

test("anything but JSON is refused with 415", async () => {
  const { post } = setUp();
  const text = JSON.stringify(message);
  expect((await post(text, { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await post(new URLSearchParams(message), {})).status).toBe(415);
  expect((await post(text, { "Content-Type": "Application/JSON; charset=utf-8" })).status).toBe(
    200,
  );
});

test("a body that is too long is refused with 413, announced or streamed", async () => {
  const { deps, post, handle } = setUp();
  expect((await post("x".repeat(limits.body + 1))).status).toBe(413);

  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const init = { method: "POST", body: endless, duplex: "half" };
  const request = new Request(address, {
    ...init,
    headers: { "Content-Type": "application/json" },
  });
  expect((await handle(request)).status).toBe(413);
  expect(pulled).toBeLessThan(10);
  expect(deps.store).not.toHaveBeenCalled();
});

test("the longest message fits, even with every character escaped", async () => {
  const { send, post } = setUp();
  const longest = { ...message, message: "🎬".repeat(limits.message) };
  expect((await send(longest)).status).toBe(200);
  const escaped = JSON.stringify(longest).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  expect((await post(escaped)).status).toBe(200);
});

test("other methods are refused with 405, and OPTIONS lets any site ask", async () => {
  const { handle } = setUp();
  for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE"]) {
    const answer = await handle(new Request(address, { method }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  }
  const preflight = await handle(new Request(address, { method: "OPTIONS" }));
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-headers")).toContain("apikey");
  expect(preflight.headers.get("access-control-allow-headers")).toContain(hintsHeader);
  expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
});

test("too many messages are refused with 429 and Retry-After", async () => {
  const { deps, send } = setUp({ store: async () => "limited" });
  const answer = await send(message);
  expect([answer.status, await answer.json()]).toEqual([429, { error: refusals.tooMany }]);
  expect(answer.headers.get("retry-after")).toBe("600");
  expect(deps.startMailing).not.toHaveBeenCalled();
});

test("a database failure is answered 500 in Polish, and the log has no personal data", async () => {
  const { deps, send } = setUp({ store: () => Promise.reject(new Error("connection refused")) });
  const answer = await send(message);
  expect([answer.status, await answer.json()]).toEqual([500, { error: sendFailure }]);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(JSON.stringify(deps.log.mock.calls)).not.toMatch(/Jan|example|Dzień/);
});

test("the clause that the sender saw is stored, or that of this day", async () => {
  const { deps, send } = setUp();
  await send(message, writeHints({ clause: "2026-01-31" }));
  await send(message, writeHints({ clause: "<script>" }));
  await send(message);
  const stored = deps.store.mock.calls.map(([{ clauseVersion: version }]) => version);
  expect(stored).toEqual(["2026-01-31", clauseVersion, clauseVersion]);
});

test("a submission id is stored only if it is a UUID", async () => {
  const { deps, send } = setUp();
  const submission = "7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a11";
  await send(message, writeHints({ submission }));
  await send(message, writeHints({ submission: "1; drop table" }));
  expect(deps.store.mock.calls.map(([stored]) => stored.submission)).toEqual([submission, null]);
});

test("only the secret starts the mailing of due messages", async () => {
  const run = vi.fn(async () => ({ sent: 2 }));
  const { handle } = setUp({ drain: { secret: "s3cret", run } });
  const drain = (secret?: string) =>
    handle(
      new Request(`${address}/drain`, {
        method: "POST",
        headers: secret === undefined ? {} : { "x-drain-secret": secret },
      }),
    );
  for (const wrong of [undefined, "", "s3cre", "s3crets"]) {
    expect((await drain(wrong)).status).toBe(401);
  }
  expect(run).not.toHaveBeenCalled();
  const answer = await drain("s3cret");
  expect([answer.status, await answer.json()]).toEqual([200, { sent: 2 }]);

  const closed = setUp();
  const request = new Request(`${address}/drain`, { method: "POST" });
  expect((await closed.handle(request)).status).toBe(401);
});

function isHeaderText(text: string): boolean {
  try {
    return new Headers([[hintsHeader, text]]).has(hintsHeader);
  } catch {
    return false;
  }
}
