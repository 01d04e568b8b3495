import { stat } from "node:fs/promises";
import path from "node:path";
import { parseUrl } from "../../../app/text/addresses/parse-url.ts";
import { openOwnArchive } from "./archive/open-archive.ts";
import type { Source } from "./entry.ts";
import { openGhost } from "./ghost/ghost.ts";
import { openMarkdownFolder } from "./markdown/markdown-folder.ts";
import { ImportProblem } from "./notes.ts";
import { openWordPress } from "./wordpress/wordpress.ts";

export type Wanted = {
  pages: boolean;
  types: readonly string[];
  from?: string | undefined;
  /** Further files of the same export. */
  parts?: readonly string[];
  /** What a folder is called, where its own name says nothing. */
  name?: string | undefined;
};

/** Throws an OperatorError for a file that is not an export, or that is broken. */
export async function openSource(place: string, wanted: Wanted): Promise<Source> {
  const found = await stat(place).catch(() => null);
  if (!found) {
    throw new ImportProblem({ code: "missing" }, `${place}: there is no such file or folder.`);
  }
  const home = originOf(wanted.from);
  if (found.isDirectory()) {
    return (await openOwn(place)) ?? openMarkdownFolder(place, { ...wanted, home });
  }
  if (/\.json$/i.test(place)) return openGhost(place, { ...wanted, home });
  if (/\.xml$/i.test(place)) return openWordPress([place, ...(wanted.parts ?? [])], wanted);
  throw new ImportProblem(
    { code: "unknownType" },
    `${place} is neither .xml, .json, .zip nor a folder.`,
  );
}

async function openOwn(folder: string): Promise<Source | null> {
  const own = await openOwnArchive(folder);
  if (!own) return null;
  return {
    own,
    name: path.basename(path.resolve(folder)),
    home: null,
    listed: [],
    notes: [],
    pictures: [],
    pictureAt: () => null,
    async *entries() {},
  };
}

function originOf(address: string | undefined): string | null {
  if (address === undefined) return null;
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ImportProblem(
      { code: "address" },
      `--from: ${address} is no address such as https://old.example.`,
    );
  }
  return url.origin;
}
