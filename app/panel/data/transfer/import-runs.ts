import { z } from "zod";
import type { AdminClient } from "../client.ts";
import { dataOf, problem as failureOf } from "../problem.ts";

const optionsSchema = z.object({
  pages: z.boolean().catch(false),
  types: z.array(z.string()).catch([]),
  allPictures: z.boolean().catch(false),
  fetch: z.boolean().catch(false),
  from: z.string().catch(""),
});
export type ImportOptions = z.infer<typeof optionsSchema>;

const noOptions: ImportOptions = optionsSchema.parse({});

const countsSchema = z.object({ brought: z.number(), drafts: z.number(), leftOut: z.number() });
/** Of one that runs and brings an archive of such a site. */
const countingSchema = z.object({ records: z.number(), pictures: z.number(), films: z.number() });
const problemSchema = z.object({
  code: z.string(),
  line: z.number().optional(),
  details: z.array(z.string()).optional(),
});

const runSchema = z.object({
  id: z.number(),
  kind: z.enum(["trial", "import", "undo"]),
  import_id: z.number().nullable(),
  source: z.string(),
  folder: z.string().nullable(),
  options: optionsSchema.catch(noOptions),
  state: z.enum(["running", "done", "failed"]),
  done: z.number(),
  total: z.number(),
  counts: countsSchema.nullable().catch(null),
  counting: countingSchema.nullable().catch(null),
  problem: problemSchema.nullable().catch(null),
  created_at: z.string(),
  heard_at: z.string(),
  finished_at: z.string().nullable(),
});

export type ImportRun = z.infer<typeof runSchema>;

const MOST_SHOWN = 30;
const columns =
  "id, kind, import_id, source, folder, options, state, done, total, counts:report->counts, counting:report->counting, problem, created_at, heard_at, finished_at";

/** The last ones, newest first. */
export async function listImportRuns(client: AdminClient): Promise<ImportRun[]> {
  const { data, error, status } = await client
    .from("import_runs")
    .select(columns)
    .order("id", { ascending: false })
    .limit(MOST_SHOWN);
  if (error) throw failureOf(error, status);
  return z.array(runSchema).parse(data);
}

const noteSchema = z.tuple([z.string(), z.string()]);
const reportSchema = z.object({
  brought: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      isDraft: z.boolean(),
      notes: z.array(noteSchema),
    }),
  ),
  leftOut: z.array(z.object({ title: z.string(), note: noteSchema })),
  notes: z.array(noteSchema),
  pictures: z.object({ added: z.number(), known: z.number() }),
  // Reports of former versions have none.
  films: z.object({ added: z.number() }).catch({ added: 0 }),
  redirects: z.number(),
});

export type ImportReport = z.infer<typeof reportSchema>;

/** Null for a run that did not get so far, or that was made before reports were kept. */
export async function readImportReport(
  client: AdminClient,
  id: number,
): Promise<ImportReport | null> {
  const { report } = await client
    .from("import_runs")
    .select("report")
    .eq("id", id)
    .single()
    .then(dataOf);
  return reportSchema.nullable().catch(null).parse(report);
}
