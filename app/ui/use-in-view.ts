import { type RefObject, useEffect, useState } from "react";

/** True once a tenth of the element has been on screen or within 50 px of it. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (seen || !element) return;
    if (!("IntersectionObserver" in window)) return setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { threshold: 0.1, rootMargin: "50px" },
    );
    const show = () => setSeen(true);
    observer.observe(element);
    // On paper nothing is scrolled into view.
    window.addEventListener("beforeprint", show);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", show);
    };
  }, [ref, seen]);

  return seen;
}
