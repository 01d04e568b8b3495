import { useRef, useState } from "react";
import type { Film } from "./film-markdown.ts";

/** `write` is called when the text has the focus back; the second argument is what `open` was called with. */
export function useFilmDialog<Place>(write: (film: Film, place: Place) => void) {
  const toWrite = useRef<Film | null>(null);
  const [at, setAt] = useState<{ film: Film; opener: Element; place: Place } | null>(null);

  return {
    openFilm: (opener: Element, film: Film | null, place: Place) =>
      setAt({ film: film ?? { words: "", address: "" }, opener, place }),
    filmDialog: at && {
      film: at.film,
      opener: at.opener,
      onDone: (film: Film) => {
        toWrite.current = film;
      },
      onClose: () => setAt(null),
      onClosed: () => {
        if (toWrite.current) write(toWrite.current, at.place);
        toWrite.current = null;
      },
    },
  };
}
