import type { Server } from "node:http";

const FOR_REQUESTS = 3_500;
const FOR_BACKEND = 1_000;

/** Stops accepting, lets requests in flight finish, then cuts what is left. Never longer than 3.5 s. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle when its last answer is out, which may be after close().
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), FOR_REQUESTS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Waits for work that must not hold the process up for ever. */
export async function atMost(work: Promise<unknown>, milliseconds = FOR_BACKEND): Promise<void> {
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
