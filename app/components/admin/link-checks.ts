import { links } from "~/content/admin-tools.ts";
import type { BrokenLink } from "~/lib/broken-links.ts";

/** What is wrong with a link, in words. */
export function linkProblem({ words, address, reason }: BrokenLink): string {
  return reason === "no-page" ? links.noPage(words, address) : links.noAddress(words, address);
}
