import { useEffect, useReducer } from "react";
import { nextChange, type Publication } from "~/panel/data/publication.ts";

/** A browser's timer cannot wait longer than 24 days, and one of a sleeping computer is late. */
const LONGEST_WAIT = 60_000;

/** The present moment. What shows it is drawn again when one of the publications begins or ends. */
export function useNow(...publications: Publication[]): Date {
  const [drawings, drawAgain] = useReducer((count: number) => count + 1, 0);
  const now = new Date();
  const next = nextChange(publications, now);
  // After each wait comes the next one.
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(drawAgain, Math.min(next - Date.now(), LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [next, drawings]);
  return now;
}
