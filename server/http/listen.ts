import { createServer, type RequestListener, type Server } from "node:http";
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
  type Socket,
} from "node:net";
import { OperatorError } from "../base/operator-error.ts";

/** Long enough for a slow line, short enough against a sender of one byte a minute. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // The default of 30 s would let a header take three times its limit.
  connectionsCheckingInterval: 5_000,
  // Longer than nginx keeps its side open, so that it never writes into a closed connection.
  keepAliveTimeout: 65_000,
};

export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Server> {
  const server = createServer(LIMITS, listener);
  server.on("clientError", refuseUnparsable);
  await openPort(server, port, host);
  return server;
}

export async function tryPort(port: number, host: string): Promise<void> {
  const probe = createNetServer();
  await openPort(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

export function openPort(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => reject(explainListenError(error, port, host));
    server.once("error", failed);
    server.listen({ port, host }, () => {
      server.off("error", failed);
      resolve();
    });
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function explainListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const place = `port ${port} on ${host}`;
  if (error.code === "EADDRINUSE")
    return new OperatorError(
      `PORT: ${place} is taken by another program. Choose another, like PORT=3001.`,
    );
  if (error.code === "EACCES")
    return new OperatorError(
      `PORT: ${place} may not be opened by this user. Choose one above 1023.`,
    );
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new OperatorError(`HOST: "${host}" is not an address of this machine.`);
  return error;
}

const LONGEST_REQUEST_LINE = LIMITS.maxHeaderSize / 2;

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Node has no response object for a request it cannot parse. */
function refuseUnparsable(error: ClientError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function statusOf(error: ClientError): string {
  if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  if (error.code !== "HPE_HEADER_OVERFLOW") return "400 Bad Request";
  const requestLine = error.rawPacket?.indexOf("\n") ?? 0;
  return requestLine >= 0 && requestLine < LONGEST_REQUEST_LINE
    ? "431 Request Header Fields Too Large"
    : "400 Bad Request"; // as every other address that no honest client would send
}
