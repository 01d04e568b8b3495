import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { arrive } from "~/first-load/history-entry.ts";
import { mainId } from "./main-id.ts";

/** Kept outside of the component because an error page mounts another one. */
let shown: string | null = null;

/** Scrolls and moves the focus to the top when the route changes; back and forward return to where one was. */
export function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP";

  useLayoutEffect(() => {
    const before = shown;
    shown = pathname;
    const isChange = before !== null && before !== pathname;
    // With the next page, so that the old one is not seen once more. An open menu would keep the focus.
    if (before !== null) document.querySelector<HTMLDialogElement>(".menu-sheet")?.close();
    if (isChange) {
      forgetStructuredData();
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
    if (arrive(key + pathname + hash, isReturn) || !isChange) return;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname, hash, key, isReturn]);

  return null;
}

/** It describes the page that was loaded first; crawlers load every page. */
function forgetStructuredData(): void {
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) {
    script.remove();
  }
}
