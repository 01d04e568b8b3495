const TIMEOUT_MS = 5_000;

/** Asks the site past every cache; null when no answer comes. */
export async function askSite(path: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(path, { method: "HEAD", cache: "no-store", signal }).catch(() => null);
}

/** Whether this device reaches the site at all: `navigator.onLine` also holds where a network leads nowhere. */
export async function isConnected(): Promise<boolean> {
  return (await askSite("/favicon.svg")) !== null;
}
