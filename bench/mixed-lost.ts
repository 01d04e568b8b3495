import type { SupabaseClient } from "@supabase/supabase-js";
import type { LoadedSite } from "./mixed-load.ts";

/** Of what was acknowledged: how much is not there, and how many messages are there twice. */
export async function countLost(loaded: LoadedSite): Promise<{ lost: number; twice: number }> {
  const { database, site, acknowledged } = loaded;
  const messages = await allOf(database, "contact_messages", "message");
  const slugs = new Set(await allOf(database, "blog_posts", "slug"));
  // By their ids: after ten minutes there are more posts than one answer holds.
  const ids = loaded.posts.map(({ id }) => id);
  const { data } = await database
    .from("blog_posts")
    .select("id, title")
    .in("id", ids)
    .throwOnError();
  const titles = new Map(data.map(({ id, title }) => [id, title]));
  const stored = new Set(messages);

  const lost = [
    ...acknowledged.messages.filter((message) => !stored.has(message)),
    ...acknowledged.drafts.filter((slug) => !slugs.has(slug)),
    ...loaded.posts.filter(({ id }) => {
      const told = acknowledged.titles[id];
      return told !== undefined && titles.get(id) !== told;
    }),
  ];
  for (const path of acknowledged.pictures) {
    const answer = await fetch(`${site.url}/storage/v1/object/public/media/${path}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (bytes.toString("base64") !== loaded.picture) lost.push(path);
  }
  return { lost: lost.length, twice: messages.length - stored.size };
}

const PAGE = 1_000;

async function allOf(database: SupabaseClient, table: string, column: string): Promise<string[]> {
  const values: string[] = [];
  for (let from = 0; ; from += PAGE) {
    const page = await database
      .from(table)
      .select(column)
      .order("id")
      .range(from, from + PAGE - 1)
      .throwOnError();
    const rows: unknown[] = page.data;
    values.push(...rows.map((row) => String(Object.values(row ?? {})[0])));
    if (rows.length < PAGE) return values;
  }
}
