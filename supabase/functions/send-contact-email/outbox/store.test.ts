import { expect, test, vi } from "vitest";
import { createContactStore } from "./store.ts";

test("what a mail server says is kept, also with signs that Postgres does not store", async () => {
  const rpc = vi.fn();
  rpc.mockResolvedValue({ data: true, error: null });
  const store = createContactStore({ rpc }, 5);
  const error = "550 no\0body \ud83c";
  const attempt = {
    id: 1,
    kind: "message",
    lease: "l",
    attempts: 1,
    maybeDelivered: false,
  } as const;
  const settings = { recipients: [], webhookUrl: null, webhookSecret: "", brokenSince: null };
  const message = { ...attempt, ...settings, createdAt: "2026-03-01T12:00:00Z", message: null };
  expect(await store.finish(message, { status: "failed", error }, 30)).toBe(true);
  expect(rpc.mock.calls[0]?.[1]).toMatchObject({ error: "550 no body \ufffd" });
  await store.finish(message, { status: "sent", refused: error }, 30);
  expect(rpc.mock.calls[1]?.[1]).toMatchObject({ outcome: "sent", error: "550 no body \ufffd" });
});
