import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "~/data/database.types.ts";
import type { ImageContext } from "~/data/pictures/images.ts";
import type { CaseStudyRow, PostRow } from "./columns.ts";
import { blogPost, blogPostSummary, caseStudy, caseStudyContent } from "./reshape.ts";

const images: ImageContext = { backendUrl: "", picture: () => null };

const post: PostRow = {
  id: 7,
  slug: "swiatlo",
  title: "Światło",
  author: "Ania Wilk",
  content: "# Plan\n\nTekst.",
  content_start: "# Plan\n\nTekst.",
  ...{ services: null, tags: null, seo_title: null, seo_description: null, share_image: null },
  content_blocks: [
    { id: "a", type: "text", content: "Akapit" },
    { id: "b", type: "image", content: "/images/x.webp", caption: " Plan zdjęć " },
  ],
  image_url: "/images/blog-light.webp",
  sources: ["example.pl", " ", "Książka"],
  published_at: "2026-03-01T10:00:00+00:00",
  created_at: "2026-02-01T10:00:00+00:00",
  updated_at: "2026-03-02T10:00:00.123+02:00",
};

const study: CaseStudyRow = {
  ...post,
  client: "Linia",
  industry: "Lotnictwo",
  summary: "Kanał",
  content: JSON.stringify({ project_summary: "Cel", process: "Plan", results: "5 mln" }),
  gallery_images: ["/images/a.webp", "", "https://example.com/b.jpg"],
  youtube_url: null,
  film: null,
};

describe("blogPost", () => {
  it("turns a row into the post that pages show", () => {
    expect(blogPost(post, images)).toEqual({
      id: 7,
      slug: "swiatlo",
      title: "Światło",
      author: "Ania Wilk",
      excerpt: "Plan Tekst.",
      content: "# Plan\n\nTekst.",
      contentBlocks: [
        { id: "a", type: "text", content: "Akapit" },
        { id: "b", type: "image", image: { src: "/images/x.webp" }, caption: "Plan zdjęć" },
      ],
      image: { src: "/images/blog-light.webp" },
      sharePicture: "/images/blog-light.webp",
      sources: ["example.pl", "Książka"],
      publishedAt: "2026-03-01T10:00:00.000Z",
      day: "2026-03-01",
      updatedAt: "2026-03-02T08:00:00.123Z",
    });
  });

  it("has no trace of tags and of what is told elsewhere where none is set", () => {
    const traces = (row: PostRow) =>
      Object.keys(blogPost(row, images)).filter((key) => ["tags", "seo"].includes(key));
    expect(traces(post)).toEqual([]);
    expect(traces({ ...post, tags: [], share_image: " ", seo_title: "" })).toEqual([]);
    const row = { ...post, tags: ["Dźwięk"], seo_title: " Tytuł ", share_image: "/images/a.webp" };
    expect(blogPost(row, images)).toMatchObject({
      tags: [{ name: "Dźwięk" }],
      seo: { title: "Tytuł", picture: { address: "/images/a.webp" } },
    });
    expect(caseStudy({ ...study, seo_description: "Opis" }, images).seo).toEqual({
      description: "Opis",
    });
    expect(caseStudy(study, images)).not.toHaveProperty("seo");
  });

  it("was never changed before it was published, as a planned post would say", () => {
    const planned = { ...post, published_at: "2026-06-01T07:00:00+00:00" };
    expect(blogPost(planned, images)).toMatchObject({
      publishedAt: "2026-06-01T07:00:00.000Z",
      updatedAt: "2026-06-01T07:00:00.000Z",
    });
  });

  it("says the day of publication in Warsaw, and none of a draft", () => {
    const dayOf = (published_at: string | null, created_at = published_at ?? "") =>
      blogPostSummary({ ...post, published_at, created_at }, images).day;
    expect(dayOf("2026-06-30T22:30:00+00:00")).toBe("2026-07-01");
    expect(dayOf("2026-12-31T22:30:00+00:00")).toBe("2026-12-31");
    expect(dayOf(null)).toBe("");
  });

  it("typesets what is shown as it is, and leaves markdown to its renderer", () => {
    const row = {
      ...post,
      title: 'Plan "B" w 5 minut',
      content_start: "W ruchu",
      content: "W ruchu",
    };
    const { title, excerpt, content } = blogPost(row, images);
    expect(title).toBe('Plan "B" w\u00a05\u00a0minut');
    expect(excerpt).toBe("W\u00a0ruchu");
    expect(content).toBe("W ruchu");
  });

  it("shows of any blocks only texts and pictures that are there", () => {
    const block = fc.record(
      {
        id: fc.oneof(fc.string(), fc.jsonValue()),
        type: fc.constantFrom("text", "image", "film", null),
        content: fc.oneof(fc.constantFrom("Tekst", " ", "/x", "//x", "a:b"), fc.jsonValue()),
        caption: fc.oneof(fc.string(), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const blocks = fc.oneof(fc.array(fc.oneof(block, fc.jsonValue())), fc.jsonValue());
    fc.assert(
      fc.property(blocks, (any) => {
        const content_blocks: Json = JSON.parse(JSON.stringify(any));
        for (const shown of blogPost({ ...post, content_blocks }, images).contentBlocks) {
          expect(shown.id).not.toBe("");
          if (shown.type === "text") expect(shown.content.trim()).not.toBe("");
          else expect(shown.image.src).toMatch(/^(\/(?![/\\])|https?:\/\/)/i);
        }
      }),
    );
  });
});

describe("caseStudy", () => {
  it("reads its sections and keeps only pictures in its gallery", () => {
    expect(caseStudy(study, images)).toMatchObject({
      client: "Linia",
      content: {
        projectSummary: "Cel",
        process: "Plan",
        results: "5 mln",
        conclusions: "",
        finalSummary: "",
      },
      gallery: [{ src: "/images/a.webp" }, { src: "https://example.com/b.jpg" }],
      youtubeUrl: "",
    });
  });
});

describe("caseStudyContent", () => {
  it.each(["Zwykły tekst.", "{nawias} na początku", "", "[1, 2]", '"cytat"'])(
    "takes %j as the project's summary",
    (content) => {
      expect(caseStudyContent(content)).toEqual({
        projectSummary: content,
        process: "",
        results: "",
        conclusions: "",
        finalSummary: "",
      });
    },
  );

  const names = ["project_summary", "process", "results", "conclusions", "final_summary"] as const;
  const text = fc.string({ unit: "grapheme" });

  it("reads every section back as it was written", () => {
    const whole = fc.record(Object.fromEntries(names.map((name) => [name, text])));
    fc.assert(
      fc.property(whole, fc.constantFrom(undefined, 2), (sections, indent) => {
        const read = caseStudyContent(JSON.stringify(sections, null, indent));
        expect(Object.values(read)).toEqual(names.map((name) => sections[name]));
      }),
    );
  });

  it("never fails and never shows what is no text", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.object().map((o) => JSON.stringify(o)),
        ),
        (raw) => {
          for (const section of Object.values(caseStudyContent(raw)))
            expect(section).toBeTypeOf("string");
        },
      ),
    );
  });
});
