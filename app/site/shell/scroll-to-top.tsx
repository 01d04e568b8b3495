import { useEffect } from "react";
import { useLocation } from "react-router";
import { mainId } from "./main-id.ts";

/** Outlives the component: an error page mounts another one. */
let shown: string | null = null;

/** Every change of route begins at the top, for eyes and for the keyboard; a reload stays where it was. */
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

/** It is of the page that was loaded; its readers, the crawlers, load every page. */
function forgetStructuredData(): void {
  for (const script of document.head.querySelectorAll('script[type="application/ld+json"]')) {
    script.remove();
  }
}
