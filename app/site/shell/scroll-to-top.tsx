import { useEffect, useLayoutEffect } from "react";
import {
  createPath,
  type Location,
  useLocation,
  useNavigation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { mainId } from "./main-id.ts";

/** Kept outside of the component because an error page mounts another one. */
let shown: string | null = null;

const entryOf = ({ key, pathname, hash }: Location) => key + pathname + hash;

/**
 * Scrolls and moves the focus to the top when the route changes; back and forward return to where one was. The hook is
 * all of `<ScrollRestoration>` but its script, which would cost every page a hash in the policy.
 */
export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const coming = useNavigation().location;
  useScrollRestoration({ getKey: entryOf });

  useLayoutEffect(() => {
    const before = shown;
    shown = pathname;
    delete document.documentElement.dataset.pending;
    if (before === null) return;
    // With the next page, so that the old one is not seen once more. An open menu would keep the focus.
    document.querySelector<HTMLDialogElement>(".menu-sheet")?.close();
    if (before === pathname) return;
    forgetStructuredData();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  // A page that must be loaded as a whole meanwhile (first-load/stale-chunk.ts) is the one that is on its way.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (coming) dataset.coming = createPath(coming);
    else delete dataset.coming;
  }, [coming]);

  return null;
}

/** It describes the page that was loaded first; crawlers load every page. */
function forgetStructuredData(): void {
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) {
    script.remove();
  }
}
