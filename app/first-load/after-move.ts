import styles from "~/styles/moved.css?url";
import { addStyles } from "./after-load.ts";
import { cutToCovers } from "./cut.ts";
import { playLoops } from "./loops.ts";
import { viewingConditions, wantsFilm } from "./viewing-conditions.ts";

/** What begins with the visitor's first move, on every page; the function that it returns ends it. */
export function afterMove(): () => void {
  addStyles(styles);
  const endLoops = wantsFilm(viewingConditions()) ? playLoops(document) : undefined;
  const endCuts = cutToCovers(document);
  return () => {
    endLoops?.();
    endCuts();
  };
}
