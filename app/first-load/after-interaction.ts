import styles from "~/styles/after-interaction.css?url";
import { addLink } from "./after-load.ts";
import { attempt } from "./attempt.ts";
import { startCoverTransitions } from "./cover-transition.ts";
import { playFilms } from "./films.ts";
import { playLoops } from "./loops.ts";
import { viewingConditions, wantsFilm } from "./viewing-conditions.ts";
import { logWebVitals } from "./web-vitals.ts";

/** What begins with a visitor's first interaction, on every page; the returned function ends it. */
export function afterInteraction(): () => void {
  addLink("stylesheet", styles);
  const begun = [
    attempt(() => (wantsFilm(viewingConditions()) ? playLoops(document) : undefined)),
    attempt(() => startCoverTransitions(document)),
    attempt(() => playFilms(document)),
    attempt(logWebVitals),
  ];
  return () => {
    for (const end of begun) end?.();
  };
}
