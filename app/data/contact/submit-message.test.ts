import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clauseVersion } from "../../../supabase/functions/send-contact-email/message/clause.ts";
import { sendFailure } from "../../../supabase/functions/send-contact-email/message/limits.ts";
import { sendContactMessage } from "./submit-message.ts";

const backend = { url: "https://project.example/", publishableKey: "sb_publishable_x" };
const message = { name: "Jan", email: "jan@example.pl", message: "Dzień dobry" };
const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { referrer: "" });
  vi.stubGlobal("fetch", fetching);
  vi.spyOn(console, "log").mockReturnValue(undefined);
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("invokes the function with the fields and the publishable key, and logs the answer", async () => {
  fetching.mockResolvedValue(Response.json({ ok: true }));
  expect(await sendContactMessage(backend, message, {})).toEqual({ ok: true });
  const [address, init] = fetching.mock.lastCall ?? [];
  expect(address).toBe("https://project.example/functions/v1/send-contact-email");
  expect(init?.headers).toMatchObject({ apikey: "sb_publishable_x" });
  expect(String(init?.body)).toBe(JSON.stringify(message));
  expect(console.log).toHaveBeenCalledWith("send-contact-email", { ok: true });
});

test("hands on what the function says, at the fields it names", async () => {
  const body = { error: "Podaj imię.", fields: { name: "Podaj imię.", extra: "x", email: 5 } };
  fetching.mockResolvedValue(Response.json(body, { status: 400 }));
  expect(await sendContactMessage(backend, message, {})).toEqual({
    ...{ ok: false, because: "refused", error: "Podaj imię." },
    fields: { name: "Podaj imię." },
  });
});

test.each([
  ["a gateway's page", () => new Response("<h1>502</h1>", { status: 502 })],
  ["JSON of another shape", () => Response.json({ message: "Not found" }, { status: 404 })],
  ["JSON that is no object", () => Response.json(null, { status: 500 })],
  ["a broken answer", () => new Response("{", { headers: { "content-type": "application/json" } })],
  [
    "a relay that cannot reach the function",
    () => Response.json({}, { headers: { "x-relay-error": "true" } }),
  ],
])("%s becomes the sentence of the catalogue", async (_, answer) => {
  fetching.mockResolvedValue(answer());
  expect(await sendContactMessage(backend, message, {})).toEqual({
    ...{ ok: false, because: "refused", error: sendFailure },
    fields: {},
  });
});

test("what the form tells of itself goes in a header, never in the body", async () => {
  fetching.mockResolvedValue(Response.json({ ok: true }));
  const submission = "7f0c2b51-2f0a-4f0e-9d3a-0d4c1b1f7a11";
  const extra = { ...message, more: "x" };
  await sendContactMessage(backend, extra, { trap: "ż", elapsed: 5000, submission });
  const init = fetching.mock.lastCall?.[1];
  expect(String(init?.body)).toBe(JSON.stringify(message));
  expect(init?.headers).toMatchObject({
    "x-form": `uwagi=%C5%BC&elapsed=5000&submission=${submission}&clause=${clauseVersion}`,
  });
});

test("where nothing comes through, that is what is told", async () => {
  fetching.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendContactMessage(backend, message, {})).toEqual({ ok: false, because: "offline" });
});

test("without a network nothing is asked for, so that nothing fails for good", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await sendContactMessage(backend, message, {})).toEqual({ ok: false, because: "offline" });
  expect(fetching).not.toHaveBeenCalled();
});

test("a page that is older than the server asks for the form to be posted, unless nothing comes through", async () => {
  vi.doMock("./call-function.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  try {
    fetching.mockResolvedValueOnce(new Response());
    const outdated = { ok: false, because: "outdated" };
    expect(await sendContactMessage(backend, message, {})).toEqual(outdated);
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const offline = { ok: false, because: "offline" };
    expect(await sendContactMessage(backend, message, {})).toEqual(offline);
  } finally {
    vi.doUnmock("./call-function.ts");
  }
});
