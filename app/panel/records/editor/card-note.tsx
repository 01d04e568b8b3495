import { useQuery } from "@tanstack/react-query";
import { lettersOffCard } from "~/panel/data/card-letters.ts";
import { TYPING_PAUSE } from "~/panel/records/queries.ts";
import { relations as text } from "~/panel/records/words.ts";
import { isSurelyDrawn } from "./card-letters.ts";

/** Said when the title cannot stand on the card that networks show. The server knows the fonts; without it, nothing is said. */
export function CardNote({ title }: { title: string }) {
  const asked = useQuery({
    queryKey: ["card-letters", title],
    enabled: !isSurelyDrawn(title),
    retry: false,
    throwOnError: false,
    queryFn: async ({ signal }) => {
      await new Promise((done) => setTimeout(done, TYPING_PAUSE));
      signal.throwIfAborted();
      return lettersOffCard(title, signal);
    },
  });
  const letters = isSurelyDrawn(title) ? [] : (asked.data ?? []);
  return (
    <p role="status" className="mt-2 text-sm text-text-2 empty:hidden">
      {letters.length > 0 && text.notOnCard(letters.slice(0, 8).join(" "))}
    </p>
  );
}
