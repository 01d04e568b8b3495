import { allRows } from "~/data/all-rows.ts";
import { tagPages } from "~/data/records/relations.ts";
import type { AdminClient } from "./client.ts";
import { problem } from "./problem.ts";

export type SitePage = { path: string; title: string };

export type RowPages = {
  posts: SitePage[];
  caseStudies: SitePage[];
  /** Every path that leads to one of them, with former slugs and ids, and those of tags and the search. */
  paths: Set<string>;
};

const bases = { blog_posts: "/blog", case_studies: "/case-studies" } as const;
type Table = keyof typeof bases;

export async function listRowPages(client: AdminClient): Promise<RowPages> {
  const paths = new Set<string>();
  const [posts, caseStudies] = await Promise.all([
    pagesOf(client, "blog_posts", paths),
    pagesOf(client, "case_studies", paths),
  ]);
  for (const tag of await tagsWithPage(client)) paths.add(`/blog/tag/${tag}`);
  paths.add("/szukaj");
  const former = await allRows(async (first, last) => {
    const { data, error, status } = await client
      .from("slug_redirects")
      .select("table_name, slug, record_id")
      .order("table_name")
      .order("slug")
      .range(first, last);
    return { data, error: error && problem(error, status) };
  });
  for (const { table_name, slug, record_id } of former) {
    const base = isTable(table_name) && bases[table_name];
    if (base && paths.has(`${base}/${record_id}`)) paths.add(`${base}/${slug}`);
  }
  return { posts, caseStudies, paths };
}

async function tagsWithPage(client: AdminClient): Promise<Iterable<string>> {
  const now = new Date().toISOString();
  const rows = await allRows(async (first, last) => {
    const { data, error, status } = await client
      .from("blog_posts")
      .select("tags")
      .lte("published_at", now)
      .or(`hidden_after.is.null,hidden_after.gt."${now}"`)
      .order("id")
      .range(first, last);
    return { data, error: error && problem(error, status) };
  });
  return tagPages(rows).keys();
}

function isTable(name: string): name is Table {
  return name in bases;
}

async function pagesOf(client: AdminClient, table: Table, paths: Set<string>): Promise<SitePage[]> {
  const now = new Date().toISOString();
  const rows = await allRows(async (first, last) => {
    const { data, error, status } = await client
      .from(table)
      .select("id, title, slug")
      .lte("published_at", now)
      .or(`hidden_after.is.null,hidden_after.gt."${now}"`)
      .order("published_at", { ascending: false })
      .order("id", { ascending: false })
      .range(first, last);
    return { data, error: error && problem(error, status) };
  });
  for (const { id, slug } of rows) {
    paths.add(`${bases[table]}/${slug}`);
    paths.add(`${bases[table]}/${id}`);
  }
  return rows.map(({ title, slug }) => ({ title, path: `${bases[table]}/${slug}` }));
}
