import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import type { Listening } from "./http/listen.ts";

/** Whoever was answered just now may have sent his next request already. */
const FOR_THE_NEXT = 200;
const FOR_REQUESTS = 3_500;

/** The connections that are open, which a server knows only by count. */
export function watchConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/** Stops accepting, lets requests in flight finish, then cuts what is left. Never longer than 3.5 s. */
export async function closeServer(
  { server, helpers }: Listening,
  open: ReadonlySet<Socket>,
): Promise<void> {
  // Not by HTTP's own close(), which cuts connections whose next request is on its way. All answers
  // say "Connection: close" by now, so only what is truly idle is left after a moment.
  const closed = Promise.all([server, ...helpers].map(close));
  const idleFrom = performance.now() + FOR_THE_NEXT;
  const sweep = setInterval(() => {
    if (performance.now() < idleFrom) return;
    server.closeIdleConnections();
    // Browsers open connections ahead of what they may ask for; to Node those are not idle.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const cut = setTimeout(() => server.closeAllConnections(), FOR_REQUESTS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Resolves when the connections are gone that came by this socket. */
function close(socket: NetServer): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(socket, () => resolve());
  });
}

/** Waits for work that must not hold the process up for ever. */
export async function atMost(work: Promise<unknown>, milliseconds: number): Promise<void> {
  await Promise.race([
    work.catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
  ]);
}

/**
 * npm may die without passing the signal on: a server started by `npm start` would live on,
 * unseen, with the port and the data. So it watches whether its parent is still there.
 */
export function onNpmGone(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop();
  }, 300);
  watch.unref();
}
