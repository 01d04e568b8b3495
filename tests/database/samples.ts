import { randomUUID } from "node:crypto";
import type { Database } from "../../app/data/database.types.ts";

type Tables = Database["public"]["Tables"];
export type Table = keyof Tables;
type Post = Tables["blog_posts"]["Insert"];
type CaseStudy = Tables["case_studies"]["Insert"];

export const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

export function post(changes: Partial<Post> = {}): Post {
  const slug = `post-${randomUUID()}`;
  return { title: "Światło w kadrze", slug, author: "Ola", content: "# Treść", ...changes };
}

export function caseStudy(changes: Partial<CaseStudy> = {}): CaseStudy {
  const slug = `case-${randomUUID()}`;
  const texts = { title: "Kanał lotniczy", client: "Aero", industry: "Lotnictwo", summary: "Film" };
  return { ...texts, slug, ...changes };
}

export function message() {
  return { name: "Jan", email: "jan@example.com", message: `Dzień dobry ${randomUUID()}` };
}

export function textBlock(changes: object = {}) {
  return { id: randomUUID(), type: "text", content: "**Akapit**", ...changes };
}

export function imageBlock(changes: object = {}) {
  return { id: randomUUID(), type: "image", content: "/images/a.webp", ...changes };
}

export function accountLink() {
  const token_hash = randomUUID().replaceAll("-", "").repeat(2);
  return {
    token_hash,
    purpose: "invitation",
    email: `${randomUUID()}@x.pl`,
    expires_at: tomorrow(),
  };
}
