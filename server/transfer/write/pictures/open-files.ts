import { stat } from "node:fs/promises";
import path from "node:path";
import { parseUrl } from "../../../../app/text/addresses/parse-url.ts";
import { OperatorError } from "../../../base/operator-error.ts";
import { OldAddresses } from "../../read/addresses.ts";
import type { Source } from "../../read/entry.ts";
import { openArchive, openFolder, openOldSite, type PictureFiles } from "./find-files.ts";

type Given = {
  uploads?: string | undefined;
  fetch: boolean;
  /** Hosts of a private network that may be asked. */
  fetchHosts: readonly string[];
  /** The folder into which archives are unpacked. */
  workFolder?: string | undefined;
};

/** Folders whose files site generators copy to the root of the site. They lie in the given folder or beside it. */
const roots = ["", "static", "public", "assets", "src/assets", "src", "../static", "../public"];

/** Where the pictures of an import are looked for, in order. */
export async function openPictureFiles(source: Source, place: string, given: Given) {
  const { uploads, fetch, fetchHosts, workFolder } = given;
  const files: PictureFiles[] = [];
  const addresses = new OldAddresses(source.home);
  const isOfSite = (address: string) =>
    addresses.isOfSite(address) || source.pictureAt(address) !== null;
  if (uploads) files.push(await openPlace(uploads, workFolder));
  if ((await stat(place)).isDirectory()) {
    for (const folder of roots) files.push(await openFolder(path.join(place, folder)));
  }
  if (fetch) {
    const isAsked = (address: string) => parseUrl(address) !== null && isOfSite(address);
    files.push(openOldSite(isAsked, new Set(fetchHosts)));
  }
  const close = async () => {
    for (const each of files) await each.close();
  };
  return { files, isOfSite, close };
}

async function openPlace(place: string, workFolder?: string): Promise<PictureFiles> {
  const found = await stat(place).catch(() => null);
  if (!found) throw new OperatorError(`${place}: there is no such folder or archive.`);
  if (found.isDirectory()) return openFolder(place);
  if (/\.(zip|tar|tar\.gz|tgz)$/i.test(place)) return openArchive(place, workFolder);
  throw new OperatorError(`${place} is neither a folder nor a .zip, .tar or .tar.gz.`);
}
