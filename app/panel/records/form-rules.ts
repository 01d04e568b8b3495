import { z } from "zod";
import { invalid } from "~/content/agency/invalid.ts";
import type { FieldErrors } from "~/panel/editing/editor-state.ts";
import { editor } from "~/panel/kit/words.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { plainSlug } from "~/text/slug.ts";

// The database's checks (supabase/schemas) are the authority; these put the answer beside its field.

export const LONGEST = {
  title: 200,
  slug: 200,
  author: 120,
  client: 200,
  industry: 200,
  summary: 2000,
  content: 200_000,
  blockText: 100_000,
  caption: 500,
  source: 2000,
  tag: 60,
  seoTitle: 200,
  seoDescription: 300,
  pictureAddress: 2000,
  youtubeAddress: 500,
  chapter: 200,
  transcript: 100_000,
} as const;

export const MOST = { blocks: 200, sources: 100, pictures: 60, tags: 12, chapters: 100 } as const;

export function isSlug(text: string): boolean {
  return /^[a-z0-9_]+(-[a-z0-9_]+)*$/.test(text) && text.length <= LONGEST.slug;
}

const UNSAFE = /[\s\p{Cc}"<>\\]/u;

/** http(s), or a path on this site: one leading slash, since two would name another host. */
export function isPictureAddress(text: string): boolean {
  return (
    text.length <= LONGEST.pictureAddress &&
    !UNSAFE.test(text) &&
    (/^https?:\/\/[^/?#]/i.test(text) || /^\/[^/]/.test(text))
  );
}

/** Telephones copy addresses without the scheme. */
export function withHttps(typed: string): string {
  const address = withoutInvisible(typed)
    .trim()
    .replace(/^http:/i, "https:");
  return address === "" || /^\w+:/.test(address) ? address : `https://${address}`;
}

export function isYoutubeAddress(text: string): boolean {
  return (
    text.length <= LONGEST.youtubeAddress &&
    !UNSAFE.test(text) &&
    /^https:\/\/(((www|m|music)\.)?youtube\.com|(www\.)?youtube-nocookie\.com|youtu\.be)\/./.test(
      text,
    )
  );
}

export const publicationShape = z.discriminatedUnion("mode", [
  z.object({ mode: z.literal("now"), until: z.string().optional() }),
  z.object({ mode: z.literal("at"), at: z.string(), until: z.string().optional() }),
  z.object({ mode: z.literal("none") }),
]);
type Publishable = { publication: z.infer<typeof publicationShape> };

/** A draft may lack everything but its title, from which its address is made. */
export function isDraft({ publication }: Publishable): boolean {
  return publication.mode === "none";
}

export function optional(longest: number) {
  return z.string().trim().max(longest, invalid.tooLong(longest));
}

export function required(longest: number, missing: string = invalid.required) {
  return z.string().trim().min(1, missing).max(longest, invalid.tooLong(longest));
}

export function slugRule(form: Publishable & { slug: string }, missing?: string) {
  if (isDraft(form) && form.slug.trim() === "") return z.string();
  return required(LONGEST.slug, missing).refine((slug) => isSlug(plainSlug(slug)), invalid.badSlug);
}

export const pictureRule = z
  .string()
  .trim()
  .refine((address) => address === "" || isPictureAddress(address), editor.badPicture);

export const publicationRule = publicationShape
  .refine((publication) => publication.mode !== "at" || hasYear(publication.at), editor.badDate)
  .refine((publication) => {
    if (publication.mode === "none" || !publication.until) return true;
    const begins = publication.mode === "at" ? new Date(publication.at) : new Date(0);
    return hasYear(publication.until) && new Date(publication.until) > begins;
  }, editor.publication.badUntil);

function hasYear(moment: string): boolean {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1900 && year < 3000;
}

export function fieldErrors<Form>(rules: z.ZodType<Form>, form: Form): FieldErrors<Form> {
  const { error } = rules.safeParse(form);
  const errors: FieldErrors<Form> = {};
  for (const name in form) {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    if (issue) errors[name] = issue.message;
  }
  return errors;
}
