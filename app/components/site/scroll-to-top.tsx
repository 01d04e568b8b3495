import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { mainId } from "./page-shell.tsx";

/** Every change of route begins at the top, for eyes and for the keyboard; a reload stays where it was. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
      return;
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}
