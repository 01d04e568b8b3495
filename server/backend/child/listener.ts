import { timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { sendFetchResponse, toFetchRequest, untilSenderLeaves } from "../../http/fetch-bridge.ts";
import { openPort, portOf } from "../../http/listen.ts";
import { bootHeader, vacuumPath, writablePath } from "../shared/messages.ts";
import { type Snapshot, snapshotPath } from "../shared/running.ts";
import { isAllowed } from "./allow-list.ts";
import { forSender, inItsWords, SenderLeft } from "./sender.ts";

export type Inside = {
  handle: (request: Request) => Promise<Response>;
  snapshot: () => Promise<Snapshot>;
  vacuum: () => Promise<void>;
  takesWrites: () => Promise<boolean>;
};

export type Listener = { port: number; close(): Promise<void> };

/** Every local user can reach this port: hence the secret header and the allow-list. */
export async function listen(
  inside: Inside,
  settings: { port: number; bootSecret: string },
): Promise<Listener> {
  const server = createServer(async (request, response) => {
    const url = `http://${request.headers.host}${request.url}`;
    try {
      const asked = toFetchRequest(request, url);
      const answer = await forSender(untilSenderLeaves(response), async () =>
        inItsWords(await guard(asked, settings.bootSecret, inside)),
      );
      await sendFetchResponse(response, answer, []);
    } catch (error) {
      if (!(error instanceof SenderLeft)) console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  await openPort(server, settings.port, "127.0.0.1");
  return { port: portOf(server), close: () => closed(server) };
}

async function guard(
  request: Request,
  bootSecret: string,
  { handle, snapshot, vacuum, takesWrites }: Inside,
): Promise<Response> {
  if (!matches(request.headers.get(bootHeader), bootSecret)) return refuse(403);
  const url = new URL(request.url);
  if (request.method === "POST" && url.pathname === snapshotPath) return answer(snapshot);
  if (request.method === "POST" && url.pathname === vacuumPath) return answer(vacuum);
  if (request.method === "POST" && url.pathname === writablePath) return answer(takesWrites);
  if (!isAllowed(request.method, url)) return refuse(404);
  return handle(request);
}

async function answer(work: () => Promise<unknown>): Promise<Response> {
  try {
    return Response.json((await work()) ?? null);
  } catch (error) {
    return new Response(error instanceof Error ? error.message : "unknown", { status: 500 });
  }
}

/** In a time that does not depend on the secret. */
export function matches(given: string | null, secret: string): boolean {
  const a = Buffer.from(given ?? "");
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}

function refuse(status: number): Response {
  return Response.json({ message: status === 404 ? "Not found" : "Forbidden" }, { status });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
