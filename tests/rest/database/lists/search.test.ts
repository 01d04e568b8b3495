import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { imageBlock, post, textBlock, tomorrow } from "../../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../../database/support/databases.ts";
import type { Roles, Visitor } from "../../../database/support/roles.ts";

/** A word that no other test writes; begins with a letter and has a Polish one. */
const rareWord = () => `ż${randomUUID().replaceAll("-", "")}`;
const plain = (word: string) => word.replace("ż", "z");

type Table = "blog_posts" | "case_studies";

async function add({ service }: Roles, table: Table, row: object): Promise<number> {
  const { data } = await service.from(table).insert<object>(row).select("id").single();
  return data?.id;
}

const ids = (rows: { id: number }[] | null) => rows?.map(({ id }) => id);
const asVisitor = async (roles: Roles, query: string, visitor: Visitor = "nobody") =>
  ids((await roles[visitor].rpc("search_posts", { query }).throwOnError()).data);
const inPanel = async (roles: Roles, of_table: Table, search: string) => {
  const part = { of_table, search, first_row: 0, row_limit: 50 };
  return ids((await roles.administrator.rpc("find_records", part).throwOnError()).data);
};

withRolesOnEachDatabase((roles) => {
  test("words are found by their beginnings, without Polish marks, in any order and part", async () => {
    const word = rareWord();
    const id = await add(roles(), "blog_posts", {
      ...post({ title: `Światło ${word}`, author: "Zoë Łęcka", tags: ["plan zdjęciowy"] }),
      content: "Rozmowa w **24 bitach**, czyli Łódź/2026.",
      content_blocks: [
        textBlock({ content: "Blok o\nŹrebięciu" }),
        imageBlock({ caption: "Podpis z GĘSIĄ" }),
      ],
    });
    const found = [
      ...["swiat", "ŚWIATŁO", "łęck", "zdjeciowy", "24", "lodz", "2026", "zrebie", "gesia"],
      ...["s\u0301wiatl", "bitach plan roz"],
    ];
    for (const more of found) {
      expect(await asVisitor(roles(), `${plain(word)} ${more}`), more).toEqual([id]);
    }
    for (const other of ["wiatlo", "swiatlosc", "swiatlo dron", "a.webp"]) {
      expect(await asVisitor(roles(), `${word} ${other}`), other).toEqual([]);
    }
  });

  test("what the title says comes first, then tags, then the text", async () => {
    const word = rareWord();
    const inText = await add(roles(), "blog_posts", post({ content: `a ${word}` }));
    const inTags = await add(roles(), "blog_posts", post({ tags: [word] }));
    const inTitle = await add(roles(), "blog_posts", post({ title: word }));
    expect(await asVisitor(roles(), word)).toEqual([inTitle, inTags, inText]);
    expect(await inPanel(roles(), "blog_posts", word)).toEqual([inTitle, inTags, inText]);
  });

  test("visitors find what is public, and what is changed is found anew", async () => {
    const word = rareWord();
    const hidden = { hidden_after: new Date(Date.now() - 1000).toISOString() };
    for (const changes of [{ published_at: null }, { published_at: tomorrow() }, hidden]) {
      await add(roles(), "blog_posts", post({ title: word, ...changes }));
    }
    for (const visitor of ["nobody", "stranger", "administrator"] as const) {
      expect(await asVisitor(roles(), word, visitor)).toEqual([]);
    }
    expect(await inPanel(roles(), "blog_posts", word)).toHaveLength(3);
    const posts = () => roles().service.from("blog_posts");
    const { data } = await posts().update({ title: "Inny" }).eq("title", word).select("id");
    expect(await inPanel(roles(), "blog_posts", word)).toEqual([]);
    await posts()
      .delete()
      .in("id", ids(data) ?? [])
      .throwOnError();
    expect(await inPanel(roles(), "blog_posts", word)).toEqual([]);
  });

  test("nothing that is typed is an error, and signs alone find nothing", async () => {
    const typed = ["", " ", "&|!():*", "'; drop", "a:*b", "\\", "🎬", "<->", "a ".repeat(500)];
    for (const query of typed) {
      await expect(asVisitor(roles(), query), query).resolves.toBeDefined();
    }
    for (const query of typed.slice(0, 3)) expect(await asVisitor(roles(), query)).toEqual([]);
  });

  test("the longest texts of ever new words are kept", async () => {
    const words = (letters: number, from: number) =>
      Array.from({ length: 200_000 / (letters + 1) }, (_, at) =>
        String.fromCodePoint(
          ...Array.from({ length: letters }, (_, i) => from + ((at * (i * 7 + 1)) % 5_000)),
        ),
      ).join(" ");
    for (const [letters, from] of [
      [2, 0x4e00],
      [3, 0xac00],
      [3, 0x20000],
    ] as const) {
      const content = words(letters, from).slice(0, 99_000);
      await add(roles(), "blog_posts", {
        ...post({ content }),
        content_blocks: [textBlock({ content }), textBlock({ content })],
      }).then((id) => expect(id).toBeGreaterThan(0));
    }
  });
});
