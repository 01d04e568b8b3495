import type { Hints } from "./hints.ts";

/** Milliseconds; people need longer to fill in three fields. */
const tooFast = 3000;
const manyLinks = 4;

export type SpamSigns = {
  /** Why the message may be spam, in Polish for the mail; null for an ordinary message. */
  reason: string | null;
  /** The hidden field was filled in: the message is stored but not mailed. */
  trapped: boolean;
};

/** Marks a message; it is stored in any case. */
export function findSpamSigns(
  message: string,
  { trap, elapsed }: Pick<Hints, "trap" | "elapsed">,
): SpamSigns {
  const trapped = trap.trim() !== "";
  const reasons = [
    trapped && "wypełniono pole, którego człowiek nie widzi",
    elapsed !== null && elapsed < tooFast && "formularz wypełniono w kilka chwil",
    countLinks(message) >= manyLinks && "w treści jest dużo odnośników",
  ].filter((reason) => reason !== false);
  return { reason: reasons.length > 0 ? reasons.join("; ") : null, trapped };
}

function countLinks(message: string): number {
  return message.match(/https?:\/\/|\bwww\.|<a\s|\[url/gi)?.length ?? 0;
}
