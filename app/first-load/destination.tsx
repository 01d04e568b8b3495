import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

let destination: string | null = null;
let pressed: string | null = null;
let follow: ((path: string) => void) | null = null;

/** Lets a page that must be loaded anew in the middle of a navigation arrive where it was going. */
export function DestinationWatch() {
  const { location } = useNavigation();
  useEffect(() => rememberDestination(location ? createPath(location) : null), [location]);
  return null;
}

export function rememberDestination(path: string | null): void {
  destination = path;
  if (path && path !== pressed) follow?.(path);
}

/** The page that the router is fetching, if it is. */
export function currentDestination(): string | null {
  return destination;
}

/** A press counts at once: React holds the effect above back while a part of the page has no code. */
export function followPress(path: string): void {
  pressed = path;
  follow?.(path);
}

/** Calls `go` at each navigation and press of a link from now on; null ends that. */
export function onDestination(go: ((path: string) => void) | null): void {
  follow = go;
}
