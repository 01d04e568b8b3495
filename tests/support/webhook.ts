import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createWebhook } from "../../supabase/functions/send-contact-email/outbox/webhook/webhook.ts";
import { makeCertificate } from "./nginx.ts";

type Call = { path: string; host: string; type: string; signature: string; body: string };

export type WebhookReceiver = {
  /** https, under a name of its own. */
  url: string;
  calls: Call[];
  /** How it answers; 200 at once if not set. */
  answer: (response: ServerResponse) => void;
  /** Finds the receiver under every name, though it is on this machine. */
  call: ReturnType<typeof createWebhook>;
  stop(): Promise<void>;
};

const host = "hooks.test";

/** A real server with a certificate for its name, which is trusted by `call` only. */
export async function startWebhookReceiver(milliseconds?: number): Promise<WebhookReceiver> {
  const directory = mkdtempSync(join(tmpdir(), "webhook-"));
  const certificate = makeCertificate(directory, host);
  const ca = readFileSync(certificate, "utf8");
  const key = readFileSync(join(directory, "key.pem"));
  const server = createServer({ key, cert: ca }, async (request, response) => {
    receiver.calls.push(await callOf(request));
    receiver.answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const network = { resolve: async () => ["127.0.0.1"], isAllowed: () => true, ca };
  const receiver: WebhookReceiver = {
    url: `https://${host}:${port}/leads?team=1`,
    calls: [],
    answer: (response) => void response.end("ok"),
    call: createWebhook(network, milliseconds),
    async stop() {
      rmSync(directory, { recursive: true });
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return receiver;
}

export const signatureOf = (secret: string, body: string) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

async function callOf(request: IncomingMessage): Promise<Call> {
  const { headers } = request;
  return {
    path: request.url ?? "",
    host: headers.host ?? "",
    type: headers["content-type"] ?? "",
    signature: String(headers["x-signature"]),
    body: await text(request),
  };
}
