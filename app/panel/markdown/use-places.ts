import { useRef } from "react";
import { follow, type Place } from "./type-into.ts";

/** Places of the text that something is still to come to: a picture on its way, a text being converted. */
export function usePlaces() {
  const open = useRef(new Set<Place>());
  return {
    /** Call with every change of the text. */
    follow(value: string) {
      for (const place of open.current) follow(place, value);
    },
    /** Keeps a place until `arrive` has ended, which hears where it is by then. */
    async keep(place: Place, arrive: (place: Place) => Promise<void>): Promise<void> {
      open.current.add(place);
      try {
        await arrive(place);
      } finally {
        open.current.delete(place);
      }
    },
  };
}
