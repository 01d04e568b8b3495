import { describe, expect, it } from "vitest";
import {
  caseStudyForm,
  caseStudyValues,
  emptyCaseStudyForm,
  readCaseStudyForm,
} from "./case-study-form.ts";
import { emptyPostForm, postForm, postValues, readPostForm } from "./post-form.ts";
import { type Publication, publicationAfter, type SaveIntent, statusOf } from "./publication.ts";

const times = {
  published_at: "2026-03-01T10:00:00.123456+00:00",
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
  ...times,
};

describe("postValues", () => {
  it("saves what is empty as null and drops empty source lines", () => {
    expect(postValues({ ...emptyPostForm, sources: " \n\n", imageUrl: " " }, true)).toMatchObject({
      sources: null,
      content_blocks: null,
      image_url: null,
    });
    expect(postValues({ ...emptyPostForm, sources: "a.pl\n\n  Książka \n" }, true).sources).toEqual(
      ["a.pl", "Książka"],
    );
  });

  it("keeps captions of pictures only, and no empty ones", () => {
    const block = { id: "1", caption: " Plan " };
    const { content_blocks } = postValues(
      {
        ...emptyPostForm,
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
    expect(postValues({ ...emptyPostForm, slug: " Żółć_1 " }, true).slug).toBe("zolc_1");
    expect(caseStudyValues({ ...emptyCaseStudyForm, slug: "Ala" }, true).slug).toBe("ala");
  });

  it("opens blocks whose caption is null, and loses none of them", () => {
    const content_blocks = [
      { id: "1", type: "text", content: "T", caption: null },
      { id: "2", type: "image", content: "/a.webp", caption: null },
    ];
    expect(postForm({ ...row, content_blocks }).blocks).toEqual(
      content_blocks.map((block) => ({ ...block, caption: "" })),
    );
  });

  it("leaves „now” to the database's clock", () => {
    expect(postValues(emptyPostForm, true)).not.toHaveProperty("published_at");
    expect(postValues(emptyPostForm, false)).toHaveProperty("published_at", "now");
    expect(postValues({ ...emptyPostForm, publication: { mode: "none" } }, true)).toHaveProperty(
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
    expect(postValues(postForm(row), false)).toEqual(values);
  });
});

describe("caseStudyForm", () => {
  const study = {
    ...row,
    client: "Linia",
    industry: "Lotnictwo",
    summary: "Kanał",
    youtube_url: null,
    gallery_images: null,
  };

  it("reads old plain text as the project's summary and saves it as JSON", () => {
    const form = caseStudyForm({ ...study, content: "Zwykły tekst" });
    expect(form).toMatchObject({ projectSummary: "Zwykły tekst", process: "" });
    expect(JSON.parse(caseStudyValues(form, false).content ?? "")).toEqual({
      project_summary: "Zwykły tekst",
      process: "",
      results: "",
      conclusions: "",
      final_summary: "",
    });
  });
});

describe("forms kept on the device", () => {
  it("come back through JSON, and nothing else does", () => {
    expect(readPostForm(JSON.parse(JSON.stringify(emptyPostForm)))).toEqual(emptyPostForm);
    expect(readCaseStudyForm(JSON.parse(JSON.stringify(emptyCaseStudyForm)))).toEqual(
      emptyCaseStudyForm,
    );
    for (const other of [null, {}, [], "x", { title: 1 }]) expect(readPostForm(other)).toBeNull();
  });
});

describe("statusOf", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  it.each([
    [null, "draft"],
    ["2026-11-20T12:00:00Z", "published"],
    ["2026-11-20T12:00:01Z", "scheduled"],
  ])("calls %s %s", (publishedAt, status) => {
    expect(statusOf(publishedAt, now)).toBe(status);
  });
});

describe("publicationAfter", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const at = (time: string): Publication => ({ mode: "at", at: `2026-11-${time}:00Z` });
  const [past, soon, later] = [at("19T12:00"), at("21T12:00"), at("22T12:00")];
  const draft: Publication = { mode: "none" };
  const today: Publication = { mode: "now" };

  it.each<[SaveIntent, string, Publication, Publication, Publication]>([
    ["submit", "a new record published at once", today, today, today],
    ["draft", "a new record", today, today, draft],
    ["keep", "a new record", today, today, draft],
    ["keep", "a new record that was given a date", today, later, draft],
    ["submit", "a draft that stays one", draft, draft, draft],
    ["submit", "a draft that is published", draft, today, today],
    ["draft", "a draft that would be published by the other button", draft, today, draft],
    ["keep", "a planned record", soon, soon, soon],
    ["keep", "a planned record that was given another date", soon, later, later],
    ["keep", "a planned record that is not wanted", soon, draft, draft],
    ["keep", "a planned record that the main button would publish", soon, today, soon],
    ["keep", "a planned record given a date that has passed", soon, past, soon],
    ["draft", "a planned record", soon, soon, draft],
    ["keep", "a public record", past, past, past],
    ["keep", "a public record that is taken off the site", past, draft, draft],
  ])("%s: %s", (intent, _, stored, chosen, after) => {
    expect(publicationAfter(intent, stored, chosen, now)).toEqual(after);
  });
});
