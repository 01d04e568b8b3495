import { describe, expect, it } from "vitest";
import { emptyCaseStudyForm } from "~/panel/data/case-study-form.ts";
import { emptyPostForm, type PostForm } from "~/panel/data/post-form.ts";
import { validateCaseStudy, validatePost } from "./validate.ts";

const post: PostForm = {
  ...emptyPostForm,
  title: "Światło",
  slug: "swiatlo",
  author: "Ania Wilk",
  content: "Tekst",
};
const block = { id: "1", caption: "" };

describe("validatePost", () => {
  it("lets a post with title, slug and author pass", () => {
    expect(validatePost(post)).toEqual({});
    expect(validatePost({ ...post, slug: "Światło_1" })).toEqual({});
  });

  it.each<[keyof PostForm, Partial<PostForm>, RegExp]>([
    ["title", { title: " " }, /wymagane/],
    ["title", { title: "a".repeat(201) }, /Skróć/],
    ["slug", { slug: "" }, /^Slug jest wymagany$/],
    ["slug", { slug: "Światło na planie" }, /małe litery/],
    ["slug", { slug: "a--b" }, /małe litery/],
    ["slug", { slug: "a".repeat(300) }, /^Skróć ten tekst do 200 znaków$/],
    ["author", { author: "" }, /wymagane/],
    ["imageUrl", { imageUrl: "javascript:alert(1)" }, /adres/],
    ["imageUrl", { imageUrl: "//evil.example/a.png" }, /adres/],
    ["blocks", { blocks: [{ ...block, type: "text", content: " " }] }, /treść/],
    ["blocks", { blocks: [{ ...block, type: "image", content: "" }] }, /zdjęcia/],
    ["blocks", { blocks: [{ ...block, type: "image", content: "data:x" }] }, /adres/],
    ["publication", { publication: { mode: "at", at: "" } }, /datę/],
    ["publication", { publication: { mode: "at", at: "0020-01-01T00:00:00Z" } }, /datę/],
  ])("tells %s that %o will not do", (field, patch, message) => {
    const errors = validatePost({ ...post, ...patch });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
  });
});

describe("a draft", () => {
  const publication = { mode: "none" } as const;
  const named = { title: "Pomysł", slug: "pomysl", publication };

  it("needs no more than its title and its address", () => {
    expect(validatePost({ ...emptyPostForm, ...named })).toEqual({});
    expect(validateCaseStudy({ ...emptyCaseStudyForm, ...named })).toEqual({});
    const unnamed = { ...emptyPostForm, publication };
    expect(Object.keys(validatePost(unnamed))).toEqual(["title", "slug"]);
  });

  it("keeps blocks that have no text and no picture yet, and is as bounded as what is published", () => {
    const form = { ...emptyPostForm, ...named };
    const blocks = (["text", "image"] as const).map((type) => ({ ...block, type, content: "" }));
    expect(validatePost({ ...form, blocks }).blocks).toBeUndefined();
    expect(validatePost({ ...form, author: "a".repeat(121) }).author).toMatch(/Skróć/);
    expect(validatePost({ ...form, imageUrl: "javascript:alert(1)" }).imageUrl).toMatch(/adres/);
  });
});

describe("validateCaseStudy", () => {
  it("asks for exactly the required fields of an empty form", () => {
    expect(Object.keys(validateCaseStudy(emptyCaseStudyForm))).toEqual([
      "title",
      "slug",
      "client",
      "industry",
      "summary",
      "projectSummary",
      "process",
      "results",
      "conclusions",
      "finalSummary",
    ]);
  });

  it("takes films from YouTube only", () => {
    const bad = validateCaseStudy({
      ...emptyCaseStudyForm,
      youtubeUrl: "https://evil.pl/youtube.com/",
    });
    expect(bad.youtubeUrl).toBeDefined();
    const good = validateCaseStudy({ ...emptyCaseStudyForm, youtubeUrl: "https://youtu.be/abc" });
    expect(good.youtubeUrl).toBeUndefined();
  });
});
