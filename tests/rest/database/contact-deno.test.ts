import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { FunctionsClient } from "@supabase/functions-js";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Backend } from "../../../server/backend/shared/options.ts";
import { sendFetchResponse, toFetchRequest } from "../../../server/http/fetch-bridge.ts";
import { newDatabase, useBackend } from "../../database/support/databases.ts";
import {
  type DenoFunction,
  denoComplaints,
  hasDeno,
  startDenoFunction,
} from "../../database/support/deno.ts";
import { type SmtpTrap, startSmtp } from "../../support/smtp.ts";

const message = { name: "Żaneta", email: "zaneta@example.pl", message: "Dzień dobry" };
const drainSecret = "let-me-drain";

// Left out where npm brought no Deno; the test command then says so, and fails under CI.
describe.skipIf(!hasDeno())("the contact function under Deno, as Supabase runs it", () => {
  let backend: Backend;
  let door: Server;
  let smtp: SmtpTrap;
  let deno: DenoFunction;
  let environment: Record<string, string>;
  let db: SupabaseClient;

  useBackend(newDatabase, async (running) => {
    backend = running;
  });
  beforeAll(async () => {
    door = createServer(async (request, response) => {
      const asked = toFetchRequest(request, `http://127.0.0.1${request.url}`);
      const answer = await backend.handle(asked, "192.0.2.1");
      await sendFetchResponse(response, answer ?? new Response(null, { status: 404 }), []);
    });
    door.listen(0, "127.0.0.1");
    await once(door, "listening");
    const place = door.address();
    const url = `http://127.0.0.1:${typeof place === "object" ? place?.port : ""}`;
    db = createClient(url, backend.secretKey, { auth: { persistSession: false } });
    smtp = await startSmtp();
    environment = {
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
      SMTP_URL: smtp.url,
      CONTACT_TO: "biuro@kadr.example",
      CONTACT_LIMIT: "3",
      CONTACT_DRAIN_SECRET: drainSecret,
    };
    deno = await startDenoFunction("send-contact-email", environment);
  });
  afterAll(async () => {
    await deno?.stop();
    await smtp?.stop();
    door?.close();
  });
  beforeEach(() => db.from("contact_messages").delete().gt("id", 0).throwOnError());

  const invoke = (body: object, headers: Record<string, string> = {}) =>
    new FunctionsClient(deno.url, { headers }).invoke("send-contact-email", { body });

  test("is well typed", () => {
    expect(denoComplaints("send-contact-email")).toBe("");
    expect(denoComplaints("accounts")).toBe("");
  });

  test("has the function of accounts beside it", async () => {
    const accounts = await startDenoFunction("accounts", {
      ...environment,
      SITE_URL: "https://kadr.example",
    });
    const ask = (init?: RequestInit) => fetch(`${accounts.url}/accounts`, init);
    try {
      expect(await (await ask()).json()).toEqual({ mail: true });
      const look = { method: "POST", body: JSON.stringify({ action: "look", token: "x" }) };
      const looked = await ask(look);
      expect(looked.status).toBe(404);
      expect(await looked.json()).toEqual({ error: expect.stringContaining("już nie działa") });
    } finally {
      await accounts.stop();
    }
  });

  test("stores a message and mails it", async () => {
    const { data, error } = await invoke(message);
    expect([data, error]).toEqual([{ ok: true }, null]);
    await deno.said("contact_mailed");
    const { data: rows } = await db.from("contact_messages").select().throwOnError();
    expect(rows).toMatchObject([{ ...message, mail_status: "sent" }]);
    expect(smtp.mails.map(({ to, parsed }) => [to, parsed.replyTo])).toEqual([
      [["biuro@kadr.example"], [{ name: "Żaneta", address: "zaneta@example.pl" }]],
    ]);
  });

  test("mails what is due when called with the secret", async () => {
    await db
      .from("contact_messages")
      .insert({ ...message, name: "Zaległa" })
      .throwOnError();
    const drain = (secret: string) =>
      fetch(`${deno.url}/send-contact-email/drain`, {
        method: "POST",
        headers: { "x-drain-secret": secret },
      });
    expect((await drain("guess")).status).toBe(401);
    const before = smtp.mails.length;
    const answer = await drain(drainSecret);
    expect([answer.status, await answer.json()]).toEqual([200, { sent: 1, waiting: 0, failed: 0 }]);
    expect(smtp.mails.slice(before).map(({ parsed }) => parsed.subject)).toEqual([
      "Wiadomość ze strony: Zaległa",
    ]);
  });
});
