import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** A client may already have sent its next request. */
const FOR_THE_NEXT = 200;
const FOR_REQUESTS = 3_500;

export async function closeServer(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  // close() would cut connections whose next request is on its way; soon only idle ones are left.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  const sweep = setTimeout(() => {
    server.closeIdleConnections();
    // Node does not count connections without a request as idle.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }, FOR_THE_NEXT);
  const cut = setTimeout(() => server.closeAllConnections(), FOR_REQUESTS);
  await closed;
  clearTimeout(sweep);
  clearTimeout(cut);
}

export function watchConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

export async function atMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  await Promise.race([
    work.catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
  ]);
}

// Read at once: npm may be gone before there is anything to stop.
const npm = process.ppid;

/** npm may die without passing the signal on, and the server would keep the port and the data. */
export function onNpmGone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop();
  }, 300);
  watch.unref();
}
