import type { AdminClient } from "~/panel/data/client.ts";
import { listRowPages } from "~/panel/data/site-pages.ts";
import { links } from "~/panel/writing/words.ts";
import { type BrokenLink, brokenLinks, hasOwnLinks } from "./broken-links.ts";
import { allPaths } from "./use-site-pages.ts";

export function linkProblem({ words, address, reason }: BrokenLink): string {
  return reason === "no-page" ? links.noPage(words, address) : links.noAddress(words, address);
}

/** `self` is the address of the record itself, which may not exist yet. */
export async function linkWarnings(
  texts: readonly string[],
  self: string,
  client: AdminClient,
): Promise<string[]> {
  const whole = texts.join("\n\n");
  const { origin } = location;
  try {
    const pages = hasOwnLinks(whole, origin) ? allPaths(await listRowPages(client)) : null;
    pages?.add(self);
    const problems = brokenLinks(whole, origin, pages).map(linkProblem);
    return [...new Set(problems)].map(links.check);
  } catch (error) {
    // A check that cannot be made must not keep a text from being saved.
    console.error(error);
    return [];
  }
}
