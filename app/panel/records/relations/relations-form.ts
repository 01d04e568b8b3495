import { z } from "zod";
import { invalid } from "~/content/agency/invalid.ts";
import { editor } from "~/panel/kit/words.ts";
import { LONGEST, MOST, optional, pictureRule } from "~/panel/records/form-rules.ts";
import { blogSlug, plainSlug } from "~/text/slug.ts";

const text = z.string().default("");

export const relationsShape = {
  services: z.array(z.string()).default([]),
  seoTitle: text,
  seoDescription: text,
  shareImage: text,
};

export const relationsRules = {
  services: z.array(z.string()),
  seoTitle: optional(LONGEST.seoTitle),
  seoDescription: optional(LONGEST.seoDescription),
  shareImage: pictureRule,
};

export type RelationsForm = {
  services: string[];
  seoTitle: string;
  seoDescription: string;
  shareImage: string;
};

type Columns = {
  services: string[] | null;
  seo_title: string | null;
  seo_description: string | null;
  share_image: string | null;
};

export const noRelations: Columns = {
  services: null,
  seo_title: null,
  seo_description: null,
  share_image: null,
};

/** A version that is older than the columns has none of them. */
export function relationsOf(row: Partial<Columns>): RelationsForm {
  return {
    services: row.services ?? [],
    seoTitle: row.seo_title ?? "",
    seoDescription: row.seo_description ?? "",
    shareImage: row.share_image ?? "",
  };
}

export function relationColumns(form: RelationsForm): Columns {
  return {
    services: form.services.length > 0 ? form.services : null,
    seo_title: line(form.seoTitle) || null,
    seo_description: line(form.seoDescription) || null,
    share_image: form.shareImage.trim() || null,
  };
}

function line(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** The tags of a typed line; of two with the same address the first. */
export function tagsOf(typed: string): string[] {
  const tags = new Map<string, string>();
  for (const tag of typed.split(/[,;\n]/).map(line)) {
    if (tag !== "" && !tags.has(blogSlug(tag))) tags.set(blogSlug(tag), tag);
  }
  return [...tags.values()];
}

export const tagsRule = z
  .string()
  .refine((typed) => tagsOf(typed).length <= MOST.tags, invalid.tooMany(MOST.tags))
  .refine(
    (typed) => tagsOf(typed).every((tag) => tag.length <= LONGEST.tag),
    invalid.tooLong(LONGEST.tag),
  )
  .refine((typed) => tagsOf(typed).every((tag) => blogSlug(tag) !== ""), editor.badTag)
  .superRefine((typed, { addIssue }) => {
    const lost = lostTag(typed);
    if (lost) addIssue({ code: "custom", message: editor.sameTag(...lost) });
  });

/** A tag, and the one before it that has the same address though it is another word: „C++” and „C#”. */
function lostTag(typed: string): [kept: string, lost: string] | null {
  const kept = tagsOf(typed);
  for (const tag of typed.split(/[,;\n]/).map(line)) {
    const same = kept.find((one) => blogSlug(one) === blogSlug(tag));
    if (same && tag !== "" && plainSlug(same) !== plainSlug(tag)) return [same, tag];
  }
  return null;
}
