import { describe, expect, it } from "vitest";
import { caseStudyForm } from "./case-studies/case-study-form.ts";
import { type PostForm, postForm } from "./posts/post-form.ts";

const post: PostForm = {
  ...postForm.empty,
  title: "Światło",
  slug: "swiatlo",
  author: "Ania Wilk",
  content: "Tekst",
};
const block = { id: "1", caption: "" };
const planned = { mode: "at", at: "2026-01-02T00:00:00Z" } as const;

describe("a post's form", () => {
  it("accepts a post with title, slug and author", () => {
    expect(postForm.check(post)).toEqual({});
    expect(postForm.check({ ...post, slug: "Światło_1" })).toEqual({});
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
    ["publication", { publication: { ...planned, until: "2026-01-01T00:00:00Z" } }, /później/],
    ["blocks", { blocks: [{ ...block, type: "text", content: "a".repeat(100_001) }] }, /Skróć/],
    [
      "blocks",
      { blocks: [{ ...block, type: "image", content: "/a.webp", caption: "a".repeat(501) }] },
      /Skróć/,
    ],
    ["blocks", { blocks: Array(201).fill({ ...block, type: "text", content: "a" }) }, /200/],
    ["content", { content: "a".repeat(200_001) }, /Skróć/],
    ["sources", { sources: "a".repeat(2001) }, /Skróć/],
    ["sources", { sources: "a\n".repeat(101) }, /100/],
  ])("refuses in %s: %o", (field, patch, message) => {
    const errors = postForm.check({ ...post, ...patch });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]).toMatch(message);
  });
});

describe("a draft", () => {
  const publication = { mode: "none" } as const;
  const named = { title: "Pomysł", slug: "pomysl", publication };

  it("needs only its title, from which its address is made", () => {
    expect(postForm.check({ ...postForm.empty, ...named })).toEqual({});
    expect(caseStudyForm.check({ ...caseStudyForm.empty, ...named })).toEqual({});
    const unnamed = postForm.check({ ...postForm.empty, publication });
    expect(Object.keys(unnamed)).toEqual(["title"]);
    const unnamedCase = caseStudyForm.check({ ...caseStudyForm.empty, publication });
    expect(Object.keys(unnamedCase)).toEqual(["title"]);
  });
});

describe("a case study's form", () => {
  it.each(["https://evil.pl/youtube.com/", "evil.pl/youtu.be/abc", "javascript:youtu.be/abc"])(
    "takes films from YouTube only, not %s",
    (youtubeUrl) => {
      const { check, empty } = caseStudyForm;
      expect(check({ ...empty, youtubeUrl }).youtubeUrl).toBeDefined();
    },
  );

  it.each(["https://youtu.be/abc", "youtu.be/abc", " http://youtu.be/abc"])(
    "takes a film's address as it was copied: %s",
    (youtubeUrl) => {
      const form = { ...caseStudyForm.empty, youtubeUrl };
      expect(caseStudyForm.check(form).youtubeUrl).toBeUndefined();
      expect(caseStudyForm.toValues(form, false).youtube_url).toBe("https://youtu.be/abc");
    },
  );
});
