import { type RefObject, useEffect, useState } from "react";

/** True once a tenth of the element has been on screen or within 50 px of it. */
export function useInView(ref: RefObject<Element | null>, known = false): boolean {
  const [seen, setSeen] = useState(known);

  useEffect(() => {
    const element = ref.current;
    if (seen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { threshold: 0.1, rootMargin: "50px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);

  return seen;
}
