import { attempt } from "~/first-load/attempt.ts";
import { viewingConditions, wantsFilm } from "~/first-load/viewing-conditions.ts";
import { logWebVitals } from "~/first-load/web-vitals.ts";
import styles from "~/styles/after-interaction.css?url";
import { startCoverTransitions } from "./cover-transition.ts";
import { playFilms } from "./films.ts";
import { playLoops } from "./loops.ts";

/** What begins with a visitor's first interaction, on every page. */
export function afterInteraction(): void {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "stylesheet", href: styles }));
  if (wantsFilm(viewingConditions())) attempt(() => playLoops(document));
  attempt(() => startCoverTransitions(document));
  attempt(() => playFilms(document));
  attempt(logWebVitals);
}
