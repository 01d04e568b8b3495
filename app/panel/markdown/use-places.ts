import { useRef } from "react";
import { follow, type Place } from "./type-into.ts";

/** Places in the text that wait for an upload or a conversion. */
export function usePlaces() {
  const open = useRef(new Set<Place>());
  return {
    follow(value: string) {
      for (const place of open.current) follow(place, value);
    },
    /** Keeps a place up to date until `arrive` has ended. */
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
