import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { isPictureAddress, isSlug, isYoutubeAddress } from "../../app/panel/records/form-rules.ts";
import { hostileAddresses } from "../attack/payloads.ts";
import { caseStudy, imageBlock, message, post } from "./samples.ts";
import { accepted, type Case, longest, refused } from "./support/constraint-cases.ts";
import { withRolesOnEachDatabase } from "./support/databases.ts";

const samples: Record<keyof typeof refused, () => Record<string, unknown>> = {
  blog_posts: post,
  case_studies: caseStudy,
  contact_messages: message,
};

/** A text of this many characters, each of two UTF-16 units where the column takes such. */
const textOf = (column: string, length: number) => {
  if (column === "slug") return randomUUID().padEnd(length, "a");
  if (column === "email") return "@example.com".padStart(length, "a");
  return "🎬".repeat(length);
};

// Not null, a check, a generated column, and (lite only) a text where JSON belongs.
const refusals = ["23502", "23514", "428C9", "22P02"];

test.each(
  Object.entries({ slug: isSlug, image_url: isPictureAddress, youtube_url: isYoutubeAddress }),
)("the form and the database take the same %s", (column, takes) => {
  const values = (list: Record<string, Case[]>) =>
    Object.values(list)
      .flat()
      .flatMap(([, change]) => Object.entries(change))
      .filter(([name]) => name === column)
      .map(([, value]) => String(value));
  expect(values(refused).filter(takes)).toEqual([]);
  expect(values(accepted).filter((value) => !takes(value))).toEqual([]);
});

withRolesOnEachDatabase((roles) => {
  for (const [table, cases] of Object.entries(refused) as [keyof typeof refused, Case[]][]) {
    test.each(cases)(`${table} refuse %s`, async (_, change) => {
      const row = { ...samples[table](), ...change };
      const { error, status } = await roles().service.from(table).insert(row);
      expect(refusals).toContain(error?.code);
      expect(status).toBe(400);
    });

    test.each(Object.entries(longest[table]))(
      `${table} take a %s of %i characters, and not one more`,
      async (column, length) => {
        const insert = (text: string) =>
          roles()
            .service.from(table)
            .insert({ ...samples[table](), [column]: text });
        expect((await insert(textOf(column, length))).error).toBeNull();
        expect((await insert(textOf(column, length + 1))).error?.code).toBe("23514");
      },
    );
  }

  for (const [table, cases] of Object.entries(accepted) as [keyof typeof accepted, Case[]][]) {
    test.each(cases)(`${table} keep %s as it is`, async (_, change) => {
      const row = { ...samples[table](), ...change };
      const { data } = await roles().administrator.from(table).insert(row).select().single();
      expect(data).toMatchObject(row);
    });
  }

  test("lists of the company are as long as the pages have room for", async () => {
    const rows = () => roles().administrator.from("page_content");
    const limits = [
      ["team", "members", 1, 8],
      ["home", "questions", 3, 10],
      ["office", "profiles", 0, 8],
    ] as const;
    for (const [key, list, least, most] of limits) {
      const write = async (value: unknown) => {
        await roles().service.from("page_content").delete().eq("key", key).throwOnError();
        return (await rows().insert({ key, value })).error?.code ?? null;
      };
      const longAs = (length: number) => write({ [list]: Array(length).fill({}) });
      expect([await write(null), await longAs(least), await longAs(most)], key).toEqual([
        null,
        null,
        null,
      ]);
      expect([await longAs(most + 1), await write({ [list]: "x" })], key).toEqual([
        "23514",
        "23514",
      ]);
      if (least > 0)
        expect([await longAs(least - 1), await write({})], key).toEqual(["23514", "23514"]);
    }
  });

  test("an address that could run code is refused wherever a picture or film belongs", async () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(32);
    const { service } = roles();
    for (const address of hostileAddresses) {
      const changed = [
        service.from("blog_posts").insert(post({ image_url: address })),
        service
          .from("blog_posts")
          .insert(post({ content_blocks: [imageBlock({ content: address })] })),
        service.from("case_studies").insert(caseStudy({ youtube_url: address })),
        service.from("case_studies").insert(caseStudy({ gallery_images: ["/x", address] })),
      ];
      const answers = await Promise.all(changed);
      expect(
        answers.map(({ error }) => error?.code),
        address,
      ).toEqual(changed.map(() => "23514"));
    }
  });

  for (const table of ["blog_posts", "case_studies"] as const) {
    test(`${table} are published at once and note their last change themselves`, async () => {
      const { administrator } = roles();
      const columns = "id, published_at, created_at, updated_at";
      const inserted = await administrator
        .from(table)
        .insert(samples[table]())
        .select(columns)
        .single();
      const row = inserted.data;
      expect(Date.parse(row?.published_at ?? "")).toBeLessThanOrEqual(Date.now());
      expect(row?.updated_at).toBe(row?.created_at);
      const changed = await administrator
        .from(table)
        .update({ title: "Nowy", updated_at: "2001-01-01T00:00:00Z" })
        .eq("id", row?.id ?? 0)
        .select("updated_at, created_at")
        .single();
      expect(changed.data?.created_at).toBe(row?.created_at);
      expect(Date.parse(changed.data?.updated_at ?? "")).toBeGreaterThan(
        Date.parse(row?.updated_at ?? ""),
      );
    });
  }
});
