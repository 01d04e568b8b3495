import { expect, it } from "vitest";
import { postForm } from "~/panel/records/posts/post-form.ts";
import { changedColumns, withChanges } from "./unpublished.ts";

const block = { id: "0b1c2d3e-4f50-4617-8899-aabbccddeeff", type: "image", content: "/a.webp" };
const row = {
  ...{ id: 7, version: 3, title: "Plan", slug: "plan", author: "Ola", content: "Treść" },
  ...{ content_start: "Treść", image_url: null, sources: ["A"] },
  content_blocks: [block],
  ...{ services: null, tags: null, seo_title: null, seo_description: null, share_image: null },
  published_at: "2026-11-20T10:00:00.000Z",
  hidden_after: null,
  ...{ created_at: "2026-11-20T10:00:00.000Z", updated_at: "2026-11-20T10:00:00.000Z" },
};
const live = postForm.fromRow(row);
const found = (changes: object, base: object, baseVersion = 3) => ({
  ...{ version: 1, baseVersion, by: "ola@kadr.pl", at: "2026-11-21T10:00:00Z" },
  ...{ changes: { ...changes }, base: { ...base } },
});

it("keeps only the columns that differ, with what they held", () => {
  expect(changedColumns(postForm, live, live)).toEqual({ changes: {}, base: {} });
  const typed = { ...live, content: "Nowa treść", sources: "" };
  expect(changedColumns(postForm, typed, live)).toEqual({
    changes: { content: "Nowa treść", sources: null },
    base: { content: "Treść", sources: ["A"] },
  });
});

it("keeps a chosen moment, but none that is not known before the publication", () => {
  const at = "2027-01-01T08:00:00.000Z";
  expect(
    changedColumns(postForm, { ...live, publication: { mode: "at", at } }, live).changes,
  ).toEqual({ published_at: at });
  expect(changedColumns(postForm, { ...live, publication: { mode: "now" } }, live).changes).toEqual(
    {},
  );
});

it("puts the changes over what is public now, and knows from what they were made", () => {
  const changes = found({ content: "Nowa treść" }, { content: "Treść" });
  const later = { ...row, version: 4, title: "Plan dnia" };
  const { stored, version, unpublished } = withChanges(postForm, later, changes);
  expect(stored).toEqual({ ...live, title: "Plan dnia", content: "Nowa treść" });
  // A publication is a conflict then, in the changed columns alone.
  expect(version).toBe(3);
  expect(unpublished).toMatchObject({ liveVersion: 4, base: { title: "Plan dnia" } });
  expect(unpublished?.base.content).toBe("Treść");
});

it("knows columns that came later, and passes over those that are gone", () => {
  const { stored } = withChanges(postForm, row, found({ title: "Nowy", gone: 1 }, { gone: 0 }));
  expect(stored).toEqual({ ...live, title: "Nowy" });
});

it("takes changes that change nothing any more for none", () => {
  const published = found({ content: "Treść" }, { content: "Dawna" });
  expect(withChanges(postForm, { ...row, version: 4 }, published)).toEqual({
    stored: live,
    version: 4,
    unpublished: null,
  });
});
