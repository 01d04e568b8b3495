import { editor, posts } from "~/content/admin.ts";
import { blocks as blockText } from "~/content/admin-tools.ts";
import type { CaseStudyForm } from "~/panel/data/case-study-form.ts";
import type { FormBlock, PostForm } from "~/panel/data/post-form.ts";
import type { Publication } from "~/panel/data/publication.ts";
import { plainSlug } from "~/text/slug.ts";
import type { FieldErrors } from "./editor-state.ts";
import { isPictureAddress, isSlug, isYoutubeAddress, LONGEST } from "./form-rules.ts";

/** Why a text may not be saved, empty ones included; undefined when it may. */
function line(text: string, longest: number) {
  return text.trim() === "" ? editor.required : atMost(text, longest);
}

function atMost(text: string, longest: number) {
  return text.trim().length > longest ? editor.tooLong(longest) : undefined;
}

function slug(text: string, missing: string) {
  if (text.trim() === "") return missing;
  if (text.trim().length > LONGEST.slug) return editor.tooLong(LONGEST.slug);
  return isSlug(plainSlug(text)) ? undefined : editor.badSlug;
}

function picture(text: string) {
  return text.trim() === "" || isPictureAddress(text.trim()) ? undefined : editor.badPicture;
}

function publication(value: Publication) {
  if (value.mode !== "at") return undefined;
  const year = new Date(value.at).getUTCFullYear();
  return year >= 1900 && year < 3000 ? undefined : editor.badDate;
}

function contentBlocks(blocks: readonly FormBlock[], mayMiss: boolean) {
  for (const block of blocks) {
    if (mayMiss && block.content.trim() === "") continue;
    if (block.type === "text" && block.content.trim() === "") return blockText.missingText;
    if (block.type === "image" && block.content.trim() === "") return blockText.missingImage;
    if (block.type === "image" && !isPictureAddress(block.content.trim())) return editor.badPicture;
  }
  return undefined;
}

/** Only the fields that have an error. */
function only<Form>(errors: FieldErrors<Form>): FieldErrors<Form> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, error]) => error !== undefined),
  ) as FieldErrors<Form>;
}

/** A draft may miss all but its title and the address made from it. */
function isDraft({ publication }: { publication: Publication }): boolean {
  return publication.mode === "none";
}

export function validatePost(form: PostForm): FieldErrors<PostForm> {
  const needed = isDraft(form) ? atMost : line;
  return only<PostForm>({
    title: line(form.title, LONGEST.title),
    slug: slug(form.slug, posts.messages.slugRequired),
    author: needed(form.author, LONGEST.author),
    content: form.content.length > LONGEST.content ? editor.tooLong(LONGEST.content) : undefined,
    blocks: contentBlocks(form.blocks, isDraft(form)),
    imageUrl: picture(form.imageUrl),
    publication: publication(form.publication),
  });
}

export function validateCaseStudy(form: CaseStudyForm): FieldErrors<CaseStudyForm> {
  const needed = isDraft(form) ? atMost : line;
  const text = (value: string) => needed(value, LONGEST.content / 5);
  return only<CaseStudyForm>({
    title: line(form.title, LONGEST.title),
    slug: slug(form.slug, editor.required),
    client: needed(form.client, LONGEST.client),
    industry: needed(form.industry, LONGEST.industry),
    summary: needed(form.summary, LONGEST.summary),
    projectSummary: text(form.projectSummary),
    process: text(form.process),
    results: text(form.results),
    conclusions: text(form.conclusions),
    finalSummary: text(form.finalSummary),
    youtubeUrl:
      form.youtubeUrl.trim() === "" || isYoutubeAddress(form.youtubeUrl.trim())
        ? undefined
        : editor.badYoutube,
    imageUrl: picture(form.imageUrl),
    gallery: form.gallery.every(isPictureAddress) ? undefined : editor.badPicture,
    publication: publication(form.publication),
  });
}
