import { useEffect } from "react";
import { useLocation } from "react-router";
import { mainId } from "./main-id.ts";

/** Kept outside of the component because an error page mounts another one. */
let shown: string | null = null;

/** Scrolls and moves the focus to the top when the route changes. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const isChange = shown !== null && shown !== pathname;
    shown = pathname;
    if (!isChange) return;
    forgetStructuredData();
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}

/** It describes the page that was loaded first; crawlers load every page. */
function forgetStructuredData(): void {
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) {
    script.remove();
  }
}
