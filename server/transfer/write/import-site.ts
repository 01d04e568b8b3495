import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpackSite } from "../read/files/unzip.ts";
import { openSource } from "../read/source.ts";
import type { ImportStore } from "../store/import-store.ts";
import type { Watch } from "./in-run.ts";
import { openPictureFiles } from "./pictures/find-files.ts";
import type { Report } from "./report.ts";
import { runImport } from "./run-import.ts";

export type Order = {
  /** An export, a folder of Markdown, or a .zip of one of them. */
  place: string;
  /** What the import is called in the list of imports. */
  name: string;
  isTrial: boolean;
  uploads?: string | undefined;
  fetch: boolean;
  fetchHosts: readonly string[];
  from?: string | undefined;
  pages: boolean;
  types: readonly string[];
  allPictures: boolean;
};

/** Imports another site. A trial writes nothing and reports what would be imported. */
export async function importSite(
  store: ImportStore,
  order: Order,
  watch?: Watch,
  parent = tmpdir(),
): Promise<Report> {
  const workFolder = await mkdtemp(path.join(parent, "import-"));
  try {
    const isArchive = /\.zip$/i.test(order.place);
    const { place, parts, name, hasPictures } = isArchive
      ? await unpackSite(order.place, path.join(workFolder, "site"), order.name)
      : { place: order.place, parts: [], name: undefined, hasPictures: false };
    const source = await openSource(place, { ...order, name, parts });
    const uploads = order.uploads ?? (hasPictures ? path.join(workFolder, "site") : undefined);
    const files = await openPictureFiles(source, place, { ...order, uploads, workFolder });
    try {
      return await runImport(source, store, { ...order, ...files, watch });
    } finally {
      await files.close();
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}
