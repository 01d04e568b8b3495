import { siteOrigin } from "../../../http/support/shared-site.ts";
import { databaseOf } from "../../../support/demo-keys.ts";
import { writerEnv } from "../../../support/signed-in.ts";
import { startSite, type TestSite } from "../../../support/site.ts";

/** By a column that is never null; the pictures last, for nothing may use them. */
const tables = {
  ...{
    blog_posts: "id",
    case_studies: "id",
    unpublished_changes: "record_id",
    working_copies: "id",
  },
  ...{ slug_redirects: "slug", page_content: "id", redirects: "id", contact_messages: "id" },
  ...{
    contact_settings: "id",
    imports: "id",
    import_runs: "id",
    revisions: "id",
    media_files: "path",
  },
};
let running: Promise<TestSite> | undefined;

/** A site without a row, at the address `siteOrigin`, with the samples of the code: the one of this process, whose files run one after the other. */
export async function emptySite(): Promise<TestSite> {
  running ??= startSite({ env: { ...writerEnv, SEED: "demo", SITE_URL: siteOrigin } });
  const site = await running;
  const database = databaseOf(site.url);
  for (const [table, column] of Object.entries(tables)) {
    await database.from(table).delete().not(column, "is", null).throwOnError();
  }
  for (const bucket of ["media", "films"]) {
    const { error } = await database.storage.emptyBucket(bucket);
    if (error) throw error;
  }
  return site;
}
