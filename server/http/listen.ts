import { createServer, type RequestListener, type Server } from "node:http";
import {
  type AddressInfo,
  createServer as createNetServer,
  type ListenOptions,
  type Server as NetServer,
  type Socket,
} from "node:net";
import { OperatorError } from "../operator-error.ts";

/** Time for a slow but honest client; against those who send one byte a minute. */
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  // How often both are looked at; by default twice a minute, which would triple the first.
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy in front keeps its own side open, so that it never writes into a closed one.
  keepAliveTimeout: 65_000,
};

/** How many connections may wait to be taken; the kernel lowers it to its own bound. */
const BACKLOG = 4_096;

/**
 * In one turn the event loop takes one connection from each listening socket (libuv since 1.48), and
 * the same turn may render a page. With one socket a crowd that arrives at once would wait for seconds, or
 * be dropped without a word. So several share the port, and the kernel deals connections out to them.
 */
const SOCKETS = process.platform === "linux" ? 8 : 1;

export type Listening = {
  server: Server;
  /** They take connections for the server, which has its own socket besides. */
  helpers: NetServer[];
};

/** Opens the port; a taken one is the operator's to mend. */
export async function listen(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer(LIMITS, listener);
  server.on("clientError", refuseUnparsable);
  try {
    // Alone first: sockets that share a port do not notice that somebody else has it.
    await open(server, { port, host });
    if (SOCKETS === 1) return { server, helpers: [] };
    const shared = { port: portOf(server), host, reusePort: true };
    await new Promise((resolve) => server.close(resolve));
    await open(server, shared);
    const helpers = Array.from({ length: SOCKETS - 1 }, () =>
      createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
        server.emit("connection", socket);
      }),
    );
    await Promise.all(helpers.map((helper) => open(helper, shared)));
    return { server, helpers };
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, port, host);
  }
}

/** Tells of a taken port before anything is begun; the true opening comes last of all. */
export async function tryPort(port: number, host: string): Promise<void> {
  const probe = createNetServer();
  try {
    await open(probe, { port, host });
    await new Promise((resolve) => probe.close(resolve));
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, port, host);
  }
}

function open(server: NetServer, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ ...options, backlog: BACKLOG }, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** What the operator can do about a port that does not open. */
export function explainListenError(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
): Error {
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

/** What is no HTTP, or too much of it, is told so on the bare socket. */
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
