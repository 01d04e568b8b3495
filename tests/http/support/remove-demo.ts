import { databaseOf } from "../../support/demo-keys.ts";

/** Of a site with `demoKeys`. One that starts without demo content leaves out the samples of the code, too. */
export async function removeDemo(url: string): Promise<void> {
  const database = databaseOf(url);
  for (const table of ["blog_posts", "case_studies", "revisions"]) {
    await database.from(table).delete().not("id", "is", null).throwOnError();
  }
}
