import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { readPicture } from "../../../../app/picture-files/picture-file.ts";
import { AVIF_SIZES, smallerPath } from "../../../../app/picture-files/picture-limits.ts";
import { isFilmFile } from "../../../../app/text/addresses/uploaded-film.ts";
import { parsedJson } from "../../../base/json.ts";
import { OperatorError } from "../../../base/operator-error.ts";
import { ImportProblem } from "../notes.ts";
import { readMembers, TooMuchKept } from "./read-members.ts";
import { folders, type RecordFile, type RecordTable, readRecord } from "./record-file.ts";
import { readRedirects } from "./redirects-file.ts";

export const CONTENT_FILE = "tresc.json";
export const REDIRECTS_FILE = "redirects.csv";
export const PICTURES_FOLDER = "zdjecia";
export const FILMS_FOLDER = "filmy";
export const FORMAT = { format: "kadr-content", version: 1 } as const;

const contentSchema = z.object({
  format: z.literal(FORMAT.format),
  version: z.number(),
  site: z.string(),
  facts: z.array(z.object({ key: z.string(), value: z.json() }).catchall(z.json())),
  pictures: z.array(z.object({ path: z.string() }).catchall(z.json())),
});

export type OwnPicture = z.infer<typeof contentSchema>["pictures"][number];
export type OwnArchive = Awaited<ReturnType<typeof readArchive>>;

/** Returns null when the folder is not an archive that this program made. */
export async function openOwnArchive(folder: string) {
  const text = await contentOf(path.join(folder, CONTENT_FILE));
  if (text === null) return null;
  const content = contentSchema.safeParse(parsedJson(text));
  if (!content.success) return null;
  if (content.data.version > FORMAT.version) {
    throw new OperatorError(`${folder} was made by a newer version of this program.`);
  }
  return readArchive(folder, content.data);
}

/** The JSON without the records, which are read from their own files. */
async function contentOf(file: string): Promise<string | null> {
  try {
    return await readMembers(file, Object.keys(contentSchema.shape));
  } catch (error) {
    if (!(error instanceof TooMuchKept)) return null;
    throw new ImportProblem(
      { code: "contentTooLarge" },
      `${file} names too many pictures or facts.`,
    );
  }
}

/** The Markdown files hold the records. The JSON beside them holds the rest. */
async function readArchive(
  folder: string,
  { site, facts, pictures }: z.infer<typeof contentSchema>,
) {
  /** Null when the file is not there. */
  async function stored(name: string): Promise<Uint8Array | null> {
    if (!/^[A-Za-z0-9_./-]+$/.test(name) || name.split("/").includes("..")) return null;
    return readFile(path.join(folder, PICTURES_FOLDER, name)).catch(() => null);
  }
  const redirects = await readFile(path.join(folder, REDIRECTS_FILE), "utf8").catch(() => "");
  return {
    site,
    facts,
    pictures,
    redirects: readRedirects(redirects),
    files: [...(await filesOf(folder, "blog_posts")), ...(await filesOf(folder, "case_studies"))],
    films: (await readdir(path.join(folder, FILMS_FOLDER)).catch(() => [])).filter(isFilmFile),
    film: (name: string): Promise<Uint8Array> => readFile(path.join(folder, FILMS_FOLDER, name)),
    picture: ({ path: name }: OwnPicture) => stored(name),
    /** Its copies as AVIF, by their widths; archives had none at first. */
    async copies({ path: name, avif_sizes }: OwnPicture): Promise<Map<number, Uint8Array>> {
      const named = [avif_sizes].flat().map(Number);
      const copies = new Map<number, Uint8Array>();
      for (const width of AVIF_SIZES.filter((width) => named.includes(width))) {
        const bytes = await stored(smallerPath(name, width, "avif"));
        const facts = bytes && readPicture(bytes);
        if (bytes && typeof facts === "object" && facts?.type === "avif") copies.set(width, bytes);
      }
      return copies;
    },
  };
}

type File = { name: string; table: RecordTable; read: () => Promise<RecordFile> };

async function filesOf(folder: string, table: RecordTable): Promise<File[]> {
  const names = await readdir(path.join(folder, folders[table])).catch(() => []);
  return names
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => ({
      name,
      table,
      read: async () =>
        readRecord(table, await readFile(path.join(folder, folders[table], name), "utf8")),
    }));
}
