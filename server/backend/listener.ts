import { timingSafeEqual } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import { isAllowed } from "./allow-list.ts";

export const bootHeader = "x-backend-boot";

export type Listener = { port: number; close(): Promise<void> };

/**
 * Lite's door on the loopback interface. Every local user can reach the port, hence the header
 * that only the web process knows, and the allow-list.
 */
export async function listen(
  handle: (request: Request) => Promise<Response>,
  settings: { port: number; bootSecret: string },
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request) => guard(request, settings.bootSecret, handle),
  });
  await started(server, settings.port);
  return { port: portOf(server), close: () => closed(server) };
}

async function guard(
  request: Request,
  bootSecret: string,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!matches(request.headers.get(bootHeader), bootSecret)) return refuse(403);
  if (!isAllowed(request.method, new URL(request.url))) return refuse(404);
  return handle(request);
}

function matches(given: string | null, secret: string): boolean {
  const a = Buffer.from(given ?? "");
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}

function refuse(status: number): Response {
  return Response.json({ message: status === 404 ? "Not found" : "Forbidden" }, { status });
}

function started(server: ServerType, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function portOf(server: ServerType): number {
  const address = server.address() as AddressInfo;
  return address.port;
}

function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
