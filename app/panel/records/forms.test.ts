import { describe, expect, it } from "vitest";
import { caseStudyForm } from "./case-studies/case-study-form.ts";
import { postForm } from "./posts/post-form.ts";

const { toValues } = postForm;
const times = {
  published_at: "2026-03-01T10:00:00.123456+00:00",
  hidden_after: null,
  created_at: "2026-03-01T10:00:00+00:00",
  updated_at: "2026-03-01T10:00:00+00:00",
};
const row = {
  id: 7,
  version: 3,
  title: "Światło",
  slug: "swiatlo",
  author: "Ania Wilk",
  content: "Tekst",
  content_start: "Tekst",
  content_blocks: null,
  image_url: null,
  sources: ["a.pl", "Książka"],
  ...{ services: null, tags: null, seo_title: null, seo_description: null, share_image: null },
  ...times,
};

describe("a post's form", () => {
  it("saves what is empty as null and drops empty source lines", () => {
    expect(toValues({ ...postForm.empty, sources: " \n\n", imageUrl: " " }, true)).toMatchObject({
      sources: null,
      content_blocks: null,
      image_url: null,
    });
    expect(toValues({ ...postForm.empty, sources: "a.pl\n\n  Książka \n" }, true).sources).toEqual([
      "a.pl",
      "Książka",
    ]);
  });

  it("saves tags as they are read, of two with one address the first", () => {
    const saved = (tags: string) => toValues({ ...postForm.empty, tags }, true).tags;
    expect(saved(" Światło,dron ; swiatlo,, plan  zdjęciowy ")).toEqual([
      ...["Światło", "dron", "plan zdjęciowy"],
    ]);
    expect(saved(" , ")).toBeNull();
    expect(postForm.check({ ...postForm.empty, tags: "dron, 🎬" }).tags).toBe(
      "Tag musi mieć literę albo cyfrę",
    );
  });

  it("keeps captions of pictures only, and no empty ones", () => {
    const block = { id: "1", caption: " Plan " };
    const { content_blocks } = toValues(
      {
        ...postForm.empty,
        blocks: [
          { ...block, type: "text", content: "T" },
          { ...block, type: "image", content: " /a.webp " },
          { id: "2", type: "image", content: "/b.webp", caption: " " },
        ],
      },
      true,
    );
    expect(content_blocks).toEqual([
      { id: "1", type: "text", content: "T" },
      { id: "1", type: "image", content: "/a.webp", caption: "Plan" },
      { id: "2", type: "image", content: "/b.webp" },
    ]);
  });

  it("saves the slug in the letters of an address", () => {
    expect(toValues({ ...postForm.empty, slug: " Żółć_1 " }, true).slug).toBe("zolc_1");
    expect(caseStudyForm.toValues({ ...caseStudyForm.empty, slug: "Ala" }, true).slug).toBe("ala");
  });

  it("opens blocks whose caption is null, and loses none of them", () => {
    const content_blocks = [
      { id: "1", type: "text", content: "T", caption: null },
      { id: "2", type: "image", content: "/a.webp", caption: null },
    ];
    expect(postForm.fromRow({ ...row, content_blocks }).blocks).toEqual(
      content_blocks.map((block) => ({ ...block, caption: "" })),
    );
  });

  it("leaves „now” to the database's clock", () => {
    expect(toValues(postForm.empty, true)).not.toHaveProperty("published_at");
    expect(toValues(postForm.empty, false)).toHaveProperty("published_at", "now");
    expect(toValues({ ...postForm.empty, publication: { mode: "none" } }, true)).toHaveProperty(
      "published_at",
      null,
    );
  });

  it("changes nothing of a row that was only looked at", () => {
    const {
      id: _,
      version: _v,
      content_start: _s,
      created_at: _c,
      updated_at: _u,
      ...values
    } = row;
    expect(toValues(postForm.fromRow(row), false)).toEqual(values);
  });
});

describe("a case study's form", () => {
  const study = {
    ...row,
    client: "Linia",
    industry: "Lotnictwo",
    summary: "Kanał",
    youtube_url: null,
    film: null,
    gallery_images: null,
    list_position: 3,
    on_home: true,
  };

  it("reads old plain text as the project's summary and saves it as JSON", () => {
    const form = caseStudyForm.fromRow({ ...study, content: "Zwykły tekst" });
    expect(form).toMatchObject({ projectSummary: "Zwykły tekst", process: "" });
    expect(JSON.parse(caseStudyForm.toValues(form, false).content ?? "")).toEqual({
      project_summary: "Zwykły tekst",
      process: "",
      results: "",
      conclusions: "",
      final_summary: "",
    });
  });

  it("keeps a film's chapters and transcript as they were written, and nothing of an empty film", () => {
    const film = { chapters: [{ at: 65, title: "Lot" }], transcript: "– Start." };
    const form = caseStudyForm.fromRow({ ...study, film });
    expect(form.chapters).toBe("1:05 Lot");
    expect(caseStudyForm.toValues(form, false).film).toEqual(film);
    expect(caseStudyForm.check({ ...form, chapters: "Lot" }).chapters).toBeDefined();
    expect(caseStudyForm.toValues({ ...form, chapters: " ", transcript: "\n" }, false).film).toBe(
      null,
    );
  });
});

describe("forms kept on the device", () => {
  it("come back through JSON, and nothing else does", () => {
    expect(postForm.read(JSON.parse(JSON.stringify(postForm.empty)))).toEqual(postForm.empty);
    expect(caseStudyForm.read(JSON.parse(JSON.stringify(caseStudyForm.empty)))).toEqual(
      caseStudyForm.empty,
    );
    for (const other of [null, {}, [], "x", { title: 1 }]) expect(postForm.read(other)).toBeNull();
  });
});
