/** Signs of a robot. They only mark a message: whoever is behind it, it is kept. */

import type { Hints } from "./hints.ts";

/** Milliseconds in which nobody reads a form and types three fields. */
const tooFast = 3000;
const manyLinks = 4;

export type Doubts = {
  /** Why the message may be spam, in Polish for whoever reads the mail; null for an ordinary one. */
  reason: string | null;
  /** The field that people never see was filled: the message is stored but not mailed. */
  trapped: boolean;
};

export function findDoubts(message: string, { trap, elapsed }: Hints): Doubts {
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
