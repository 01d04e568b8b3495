import { stat } from "node:fs/promises";
import { parseUrl } from "../../app/text/parse-url.ts";
import { OperatorError } from "../base/operator-error.ts";
import type { Source } from "./entry.ts";
import { openGhost } from "./ghost/ghost.ts";
import { openMarkdownFolder } from "./markdown/markdown-folder.ts";
import { openWordPress } from "./wordpress/wordpress.ts";

export type Wanted = { pages: boolean; types: readonly string[]; from?: string };

/** Throws an OperatorError for what is no export, or a broken one. */
export async function openSource(place: string, wanted: Wanted): Promise<Source> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new OperatorError(`${place}: there is no such file or folder.`);
  const home = originOf(wanted.from);
  if (found.isDirectory()) return openMarkdownFolder(place, home);
  if (/\.json$/i.test(place)) return openGhost(place, { ...wanted, home });
  if (/\.xml$/i.test(place)) return openWordPress(place, wanted);
  throw new OperatorError(`${place} is neither .xml, .json nor a folder.`);
}

function originOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new OperatorError(`--from: ${address} is no address such as https://old.example.`);
  }
  return url.origin;
}
