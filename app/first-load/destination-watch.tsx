import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { rememberDestination } from "./destination.ts";

/** Lets a page that must be loaded anew in the middle of a navigation arrive where it was going. */
export function DestinationWatch() {
  const { location } = useNavigation();
  useEffect(() => rememberDestination(location ? createPath(location) : null), [location]);
  return null;
}
