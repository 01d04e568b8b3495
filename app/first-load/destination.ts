let destination: string | null = null;
let follow: ((path: string) => void) | null = null;

/** Where the router is going, while it is on its way. */
export function rememberDestination(path: string | null): void {
  destination = path;
  if (path) follow?.(path);
}

/** The page that the router is fetching, if it is. */
export function currentDestination(): string | null {
  return destination;
}

/** Calls `go` at each navigation from now on; null ends that. */
export function onDestination(go: ((path: string) => void) | null): void {
  follow = go;
}
