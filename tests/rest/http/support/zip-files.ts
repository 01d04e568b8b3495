import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPromise } from "yauzl";

/** The texts of the files in an archive that was sent; it is kept in this folder. */
export async function readZip(answer: Response, folder: string): Promise<Map<string, string>> {
  const file = join(folder, `${crypto.randomUUID()}.zip`);
  await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
  const files = new Map<string, string>();
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    const parts = await (await zip.openReadStreamPromise(entry)).toArray();
    files.set(entry.fileName, Buffer.concat(parts).toString());
  }
  return files;
}
