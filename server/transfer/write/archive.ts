import { makeZip } from "client-zip";
import Papa from "papaparse";
import { z } from "zod";
import type { Json } from "../../../app/data/database.types.ts";
import { smallerPath } from "../../../app/picture-files/picture-limits.ts";
import { withIsoMoments } from "../../../app/text/dates/iso-moments.ts";
import { version } from "../../base/version.ts";
import {
  CONTENT_FILE,
  FILMS_FOLDER,
  FORMAT,
  PICTURES_FOLDER,
  REDIRECTS_FILE,
} from "../read/archive/open-archive.ts";
import {
  folders,
  type RecordFile,
  type RecordTable,
  writeRecord,
} from "../read/archive/record-file.ts";
import { writeRedirects } from "../read/archive/redirects-file.ts";
import type { ExportStore } from "../store/export-store.ts";

type Options = {
  /** The address of the site. */
  site: string;
  now: Date;
  onProgress?: (progress: Progress) => void;
};
/** The counts are of records, pictures and films together. `missing` lists the files that could not be read. */
export type Progress = { done: number; total: number; missing: string[] };

type Entry = {
  name: string;
  input: string | Uint8Array | AsyncIterable<string>;
  lastModified: Date;
};
type Row = Record<string, Json | undefined>;

/** The number of pictures that are read ahead while one is written. */
const PICTURES_AT_ONCE = 4;
const tables = ["blog_posts", "case_studies"] as const satisfies RecordTable[];

const pictureSchema = z
  .object({
    path: z.string(),
    uploaded_at: z.string(),
    avif_sizes: z.array(z.number()).default([]),
  })
  .catchall(z.json())
  // Of the person who uploaded it, and what the database fills itself.
  .transform(({ created_by: _, uploaded_at: _at, undescribed: _own, ...facts }) => facts);
export type PictureFacts = z.infer<typeof pictureSchema>;

/** Streams the whole content as a .zip. At most a few pictures or one film are in memory at a time. */
export function archiveOf(store: ExportStore, options: Options): ReadableStream<Uint8Array> {
  return makeZip(entriesOf(store, options));
}

async function* entriesOf(store: ExportStore, { site, now, onProgress }: Options) {
  const entry = (name: string, input: Entry["input"], lastModified = now): Entry => ({
    name,
    input,
    lastModified,
  });
  const pictures = z
    .array(pictureSchema)
    .parse(await store.pictures())
    .reverse();
  const films = await store.films.list();
  const counts = await Promise.all(tables.map((table) => store.count(table)));
  const progress: Progress = {
    done: 0,
    total: pictures.length + films.length + counts.reduce((sum, count) => sum + count, 0),
    missing: [],
  };
  const step = () => {
    progress.done++;
    onProgress?.(progress);
  };
  onProgress?.(progress);

  const redirects = await store.redirects();
  yield entry("CZYTAJ.txt", readme(site, now.toISOString().slice(0, 10)));
  const extras = await extrasOf(store);
  for (const table of tables) {
    for await (const row of store.records(table)) {
      const file = recordFile(table, row, extras);
      const changed = new Date(String(file.row.updated_at));
      yield entry(`${folders[table]}/${row.slug}.md`, writeRecord(table, file), changed);
      step();
    }
  }
  yield entry(REDIRECTS_FILE, writeRedirects(redirects));
  yield entry(CONTENT_FILE, wholeContent(store, extras, { site, now, redirects, pictures }));
  yield entry(`${PICTURES_FOLDER}/opisy.csv`, describe(pictures));

  const waiting: { path: string; isCopy: boolean; bytes: Promise<Uint8Array | null> }[] = [];
  const ahead = filesOf(pictures);
  const readNext = () => {
    const { value } = ahead.next();
    if (!value) return;
    // A failure is reported when the turn of this file comes.
    waiting.push({ ...value, bytes: store.picture(value.path).catch(() => null) });
  };
  for (let count = 0; count < PICTURES_AT_ONCE; count++) readNext();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const bytes = await next.bytes;
    readNext();
    if (bytes && bytes.length > 0) yield entry(`${PICTURES_FOLDER}/${next.path}`, bytes);
    // An import makes a copy that is not there.
    else if (!next.isCopy) progress.missing.push(next.path);
    if (!next.isCopy) step();
  }
  for (const name of films) {
    const bytes = await store.films.read(name).catch(() => null);
    if (bytes) yield entry(`${FILMS_FOLDER}/${name}`, bytes);
    else progress.missing.push(name);
    step();
  }
  if (progress.missing.length > 0) yield entry("nie-pobrano.txt", missingList(progress.missing));
}

/** Pictures with their copies as AVIF, which only a browser makes; an import makes those as WebP. */
function* filesOf(pictures: readonly PictureFacts[]) {
  for (const { path, avif_sizes } of pictures) {
    yield { path, isCopy: false };
    for (const width of avif_sizes) yield { path: smallerPath(path, width, "avif"), isCopy: true };
  }
}

type Waiting = Pick<NonNullable<RecordFile["unpublished"]>, "changes" | "base"> & {
  base_version: number;
};
type Extras = { formerSlugs: Map<string, string[]>; unpublished: Map<string, Waiting> };

async function extrasOf(store: ExportStore): Promise<Extras> {
  const formerSlugs = new Map<string, string[]>();
  for (const { table_name, record_id, slug } of await store.formerSlugs()) {
    const key = `${table_name} ${record_id}`;
    formerSlugs.set(key, [...(formerSlugs.get(key) ?? []), slug]);
  }
  const unpublished = new Map<string, Waiting>();
  const fields = z.record(z.string(), z.json());
  for (const one of await store.unpublishedChanges()) {
    const { table_name, record_id, base_version } = one;
    const [changes, base] = [fields.parse(one.changes), fields.parse(one.base)];
    unpublished.set(`${table_name} ${record_id}`, { changes, base, base_version });
  }
  return { formerSlugs, unpublished };
}

function recordFile(table: RecordTable, row: Row, extras: Extras): RecordFile {
  const key = `${table} ${row.id}`;
  const { content_start: _, version, ...columns } = row;
  const waiting = extras.unpublished.get(key);
  return {
    row: withIsoMoments(columns),
    formerSlugs: extras.formerSlugs.get(key) ?? [],
    unpublished: waiting
      ? {
          isCurrent: waiting.base_version === version,
          changes: waiting.changes,
          base: waiting.base,
        }
      : null,
  };
}

type Whole = {
  site: string;
  now: Date;
  redirects: Awaited<ReturnType<ExportStore["redirects"]>>;
  pictures: PictureFacts[];
};

/** Written record by record, since all texts together may be larger than the memory. */
async function* wholeContent(
  store: ExportStore,
  extras: Extras,
  { site, now, redirects, pictures }: Whole,
): AsyncGenerator<string> {
  const facts = (await store.facts()).map(({ id, ...row }) => {
    // Of a text, what it was before stands beside it.
    const { changes, base }: Partial<Waiting> = extras.unpublished.get(`page_content ${id}`) ?? {};
    return {
      ...row,
      ...(changes && { unpublished: changes }),
      ...(base?.planned && { planned: base.planned }),
    };
  });
  const head = {
    ...FORMAT,
    made_by: `kadr ${version}`,
    site,
    exported_at: now.toISOString(),
    facts,
    redirects,
    pictures,
  };
  yield JSON.stringify(head, null, 1).replace(/\n\}$/, "");
  const tags = new Map<string, number>();
  for (const table of tables) {
    yield `,\n "${table}": [`;
    let separator = "\n";
    for await (const row of store.records(table)) {
      const { row: columns, formerSlugs, unpublished } = recordFile(table, row, extras);
      yield `${separator}${JSON.stringify({ ...columns, former_slugs: formerSlugs, unpublished })}`;
      separator = ",\n";
      if ("tags" in row) {
        for (const tag of row.tags ?? []) tags.set(tag, (tags.get(tag) ?? 0) + 1);
      }
    }
    yield "\n ]";
  }
  const listed = [...tags].map(([name, posts]) => ({ name, posts }));
  yield `,\n "tags": ${JSON.stringify(listed)}\n}\n`;
}

const columnsOfPictures = ["plik", "opis", "podpis", "autor"];

function describe(pictures: readonly PictureFacts[]): string {
  const word = (value: Json | undefined) => (typeof value === "string" ? value : "");
  const lines = pictures.map(({ path, description, caption, author }) => [
    path,
    word(description),
    word(caption),
    word(author),
  ]);
  const options = { delimiter: ";", escapeFormulae: /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/ };
  return `\ufeff${Papa.unparse([columnsOfPictures, ...lines], options)}\r\n`;
}

const readme = (site: string, day: string) => `Treść strony ${site}, pobrana ${day}.

wpisy/            wpisy na blogu, każdy jako plik Markdown; szkice mają „draft: true”
case-studies/     case studies, tak samo
zdjecia/          zdjęcia; opisy są w zdjecia/opisy.csv, mniejsze kopie w zdjecia/sizes
filmy/            przesłane filmy, każdy z kadrem .webp
redirects.csv     przekierowania ze starych adresów
tresc.json        to samo dla programów, zmienione dane firmy i teksty strony
nie-pobrano.txt   jest tylko wtedy, gdy czegoś zabrakło

Zdjęcie, które w tekście ma adres /storage/v1/object/public/media/blog/1.webp, to plik zdjecia/blog/1.webp.
Zdjęcia z adresem /images/… są częścią strony, a nie treści, więc ich tu nie ma.
Ten folder wczytuje „npm run import -- FOLDER”.
`;

const missingList = (paths: readonly string[]) =>
  `Tych plików nie udało się pobrać. Reszta archiwum jest cała.\n\n${paths.join("\n")}\n`;
