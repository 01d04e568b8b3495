import { randomInt, randomUUID } from "node:crypto";
import type { Roles } from "../support/roles.ts";
import { caseStudy, message, post, type Table, tomorrow } from "./samples.ts";

type Key = string | number;

/** How the permission matrix meets a table. */
type Rows = {
  /** The column by which a row is found again. */
  key: string;
  /** Puts rows in: their keys, and those that visitors may see. */
  arrange(roles: Roles): Promise<{ all: Key[]; published: Key[] }>;
  /** A row as somebody might try to add it. */
  added(roles: Roles): Record<string, unknown>;
};

const someId = () => randomInt(1_000_000, 1_000_000_000);

export const tableRows: Record<Table, Rows> = {
  blog_posts: content("blog_posts", post),
  case_studies: content("case_studies", caseStudy),
  contact_messages: {
    key: "message",
    added: message,
    arrange: async (roles) => {
      const row = message();
      await roles.service.from("contact_messages").insert(row).throwOnError();
      return { all: [row.message], published: [] };
    },
  },
  admin_users: {
    key: "id",
    added: (roles) => ({ id: roles.ids.stranger }),
    arrange: async (roles) => ({ all: [roles.ids.administrator], published: [] }),
  },
  // Former states of a row: even those of a published one are the administrators' alone.
  revisions: {
    key: "record_id",
    added: () => ({ table_name: "blog_posts", record_id: someId(), operation: "update", row: {} }),
    arrange: async ({ service }) => {
      const { data } = await service.from("blog_posts").insert(post()).select("id").single();
      await service.from("blog_posts").update({ author: "Jan" }).eq("id", data?.id).throwOnError();
      return { all: [data?.id], published: [] };
    },
  },
  // A former address is as public as the page that it leads to.
  slug_redirects: {
    key: "slug",
    added: () => ({ table_name: "blog_posts", slug: `old-${randomUUID()}`, record_id: someId() }),
    arrange: async ({ service }) => {
      const slugs: string[] = [];
      for (const published_at of [undefined, null, tomorrow()]) {
        const { slug } = post();
        const posts = service.from("blog_posts");
        await posts.insert(post({ slug })).throwOnError();
        const changed = { slug: `new-${randomUUID()}`, published_at };
        await posts.update(changed).eq("slug", slug).throwOnError();
        slugs.push(slug);
      }
      return { all: slugs, published: slugs.slice(0, 1) };
    },
  },
};

/** A published row, a draft and one to come. */
function content(
  table: Table,
  sample: (row: { published_at?: string | null }) => { slug: string },
): Rows {
  return {
    key: "slug",
    added: () => sample({}),
    arrange: async (roles) => {
      const rows = [{}, { published_at: null }, { published_at: tomorrow() }].map(sample);
      await roles.service.from(table).insert<object>(rows).throwOnError();
      const all = rows.map((row) => row.slug);
      return { all, published: all.slice(0, 1) };
    },
  };
}
