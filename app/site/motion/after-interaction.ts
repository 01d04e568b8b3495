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
  // Without its styles a film would push down what stands below its picture.
  link.addEventListener("load", () => {
    if (wantsFilm(viewingConditions())) attempt(() => playLoops(document));
  });
  document.head.append(Object.assign(link, { rel: "stylesheet", href: styles }));
  attempt(() => startCoverTransitions(document));
  attempt(() => playFilms(document));
  attempt(logWebVitals);
}
