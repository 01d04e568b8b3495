import { useRef } from "react";
import { follow, type Place } from "~/panel/writing/markdown/type-into.ts";

export function usePlaces() {
  const open = useRef(new Set<Place>());
  return {
    follow(value: string) {
      for (const place of open.current) follow(place, value);
    },
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
