import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { comparison } from "../../../../app/text/intl.ts";
import { caseStudy, post, tomorrow } from "../../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../../database/support/databases.ts";
import type { Visitor } from "../../../database/support/roles.ts";

/** Letters that no other test writes, for what one test stores. */
const mark = () => randomUUID().replaceAll("-", "");
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const statuses = {
  draft: { published_at: null },
  scheduled: { published_at: tomorrow() },
  hidden: { published_at: yesterday, hidden_after: yesterday },
  published: {},
};

withRolesOnEachDatabase((roles) => {
  const ask = (asked: object, visitor: Visitor = "administrator") =>
    roles()[visitor].rpc("find_records", {
      ...{ of_table: "blog_posts", first_row: 0, row_limit: 50 },
      ...asked,
    });
  const find = async (asked: object): Promise<{ title: string; total: number }[]> =>
    (await ask(asked).throwOnError()).data;
  const titles = async (asked: object) => (await find(asked)).map(({ title }) => title);
  const store = (rows: object[], table = "blog_posts") =>
    roles().service.from(table).insert<object>(rows).throwOnError();

  test("a list comes in parts, newest first, and says how long it is", async () => {
    const author = mark();
    const at = (minute: number) => `2026-01-01T00:0${minute}:00Z`;
    await store(
      [3, 1, 5, 2, 4].map((n) => post({ author, title: `Wpis ${n}`, created_at: at(n) })),
    );
    const part = (first_row: number) => find({ search: author, first_row, row_limit: 2 });
    expect(await part(0)).toEqual([
      expect.objectContaining({ title: "Wpis 5", author, total: 5, version: 1, client: "" }),
      expect.objectContaining({ title: "Wpis 4", total: 5 }),
    ]);
    expect(await part(4)).toEqual([expect.objectContaining({ title: "Wpis 1", total: 5 })]);
    expect(await part(6)).toEqual([]);
  });

  test("a list has one status", async () => {
    const author = mark();
    const rows = Object.entries(statuses);
    await store(rows.map(([title, changes]) => post({ author, title, ...changes })));
    for (const [in_status] of rows) {
      expect(await titles({ search: author, in_status })).toEqual([in_status]);
    }
  });

  test("each word may be any part of a row, spelled with or without marks", async () => {
    const own = mark();
    const title = `Światło „na planie”: Škoda i 4\u00a0lampy ${own}`;
    const published_at = "2026-01-31T23:30:00Z";
    await store([post({ title, author: "Michał Łoś", slug: `adres-${own}`, published_at })]);
    const found = ["swiatl", "ATŁO", "planie skod", "los", "s\u0301wiat", "adres-", "01.02.2026"];
    for (const words of [...found, "4-lamp", "!?", " ", ""]) {
      expect(await titles({ search: `${own.slice(4)} ${words}` }), words).toEqual([title]);
    }
    for (const words of ["Київ", "日本"]) {
      expect(await titles({ search: words }), words).toEqual([]);
    }
    for (const words of ["swiatlolampy", "31.01.2026"]) {
      expect(await titles({ search: `${own} ${words}` }), words).toEqual([]);
    }
    await store(
      [caseStudy({ title: own, client: "Żółw", industry: "Gastronomia" })],
      "case_studies",
    );
    const studies = { of_table: "case_studies", search: `${own} zolw astro` };
    expect(await titles(studies)).toEqual([own]);
  });

  test("what has the words in its texts comes before what has parts of them", async () => {
    const own = mark();
    const at = (minute: number) => ({ created_at: `2026-01-01T00:0${minute}:00Z` });
    await store([
      post({ title: "W tekście", content: own, ...at(1) }),
      post({ title: `x${own} starszy`, ...at(2) }),
      post({ title: `x${own} nowszy`, ...at(3) }),
      post({ title: own, ...at(4) }),
    ]);
    const found = [own, "W tekście", `x${own} nowszy`, `x${own} starszy`];
    expect(await titles({ search: own })).toEqual(found);
    expect(await titles({ search: own, sort_by: "title" })).toEqual(
      found.toSorted(comparison("pl", { numeric: true })),
    );
  });

  test("a change is found at once, and what it replaced no more", async () => {
    const own = mark();
    await store([post({ title: own })]);
    const posts = roles().service.from("blog_posts");
    const published_at = "2020-02-03T12:00:00Z";
    await posts
      .update({ slug: `nowy-${own}`, published_at })
      .eq("title", own)
      .throwOnError();
    expect(await titles({ search: `nowy-${own} 03.02.2020` })).toEqual([own]);
    expect(await titles({ search: `post ${own}` })).toEqual([]);
  });

  test("titles have the order of a Polish dictionary, and numbers that of their value", async () => {
    const author = mark();
    const ordered = [
      ...["(Nie)zwykły plan", "„Ćma” w reflektorze", "3 lampy", "20 lamp", "100 lamp"],
      ...["A może dron", "Aż dwa", "Ązalia", "Cena", "czas", "Ćma", "Ćwiczenia", "Dron"],
      ...["Dron – wstęp", "Dron 9", "Dron 10", "Dron nad miastem", "Dronem", "Ekran", "Ęcki"],
      ...["Ile", "Lampa", "lupa", "Łosoś", "Mapa", "Nuta", "Ńa", "Opera", "Őrség", "Osa", "Ósmy"],
      ...["Sztab", "Škoda", "Szyna", "Światło", "Tło", "Zoom", "Zorza", "Źrebię", "Żaba", "żuraw"],
    ].sort(comparison("pl", { numeric: true }));
    const shuffled = ordered.toSorted((a, b) => a.length - b.length || (a < b ? 1 : -1));
    await store(shuffled.map((title) => post({ title, author })));
    const asked = { search: author, sort_by: "title" };
    expect(await titles(asked)).toEqual(ordered);
    expect(await titles({ ...asked, descending: true })).toEqual(ordered.toReversed());
  });

  test("rows are ordered by each column, those that are alike by their age", async () => {
    const own = mark();
    await store([
      post({ title: `${own} 1`, author: "Żak", published_at: "2026-03-01T00:00:00Z" }),
      post({ title: `${own} 2`, author: "Wilk", published_at: null }),
      post({ title: `${own} 3`, author: "Wilk", published_at: "1999-03-01T00:00:00Z" }),
    ]);
    const last = async (asked: object) =>
      (await titles({ search: own, ...asked })).map((title) => title.at(-1)).join("");
    expect(await last({ sort_by: "author" })).toBe("321");
    expect(await last({ sort_by: "published_at" })).toBe("231");
    expect(await last({ sort_by: "published_at", descending: true })).toBe("132");
    const study = (title: string, changes: object) => caseStudy({ title: own + title, ...changes });
    await store(
      [
        study(" 1", { slug: `b-${own}`, client: "Ćma", industry: "A", youtube_url: null }),
        study(" 2", { slug: `a-${own}`, client: "Dom", industry: "B", youtube_url: null }),
        study(" 3", {
          ...{ slug: `c-${own}`, client: "Cel", industry: "C" },
          youtube_url: "https://youtu.be/x",
        }),
      ],
      "case_studies",
    );
    const studies = { of_table: "case_studies" };
    expect(await last({ ...studies, sort_by: "slug" })).toBe("213");
    expect(await last({ ...studies, sort_by: "client" })).toBe("312");
    expect(await last({ ...studies, sort_by: "industry", descending: true })).toBe("321");
    expect(await last({ ...studies, sort_by: "youtube" })).toBe("213");
  });

  test("authors and tags are offered, most used first, a tag as the newest post spells it", async () => {
    const own = mark();
    const [one, other] = [`Ó ${own}`, `Ż ${own}`];
    const at = (minute: number) => ({ created_at: `2026-01-01T00:0${minute}:00Z` });
    await store([
      post({ author: other, tags: [`Montaż ${own}`, `b ${own}`], ...at(1) }),
      post({ author: one, tags: [`montaz ${own}`], ...at(2) }),
      post({ author: other, published_at: null, ...at(3) }),
    ]);
    const offered = async (name: string, visitor: Visitor = "administrator") => {
      const { data } = await roles()[visitor].rpc(name).throwOnError();
      const words = (data as Record<string, string>[]).flatMap((row) => Object.values(row));
      return words.filter((word) => word.endsWith(own));
    };
    expect(await offered("list_authors")).toEqual([other, one]);
    expect(await offered("list_tags")).toEqual([`montaz ${own}`, `b ${own}`]);
    for (const name of ["list_authors", "list_tags"]) {
      expect(await offered(name, "stranger")).toEqual([]);
      expect((await roles().nobody.rpc(name)).error?.code).toBe("42501");
    }
  });

  test("only administrators read a list", async () => {
    const own = mark();
    await store([post({ title: own }), post({ title: own, published_at: null })]);
    for (const visitor of ["nobody", "stranger"] as const) {
      for (const asked of [{}, { search: own }]) {
        expect((await ask(asked, visitor)).error?.code, visitor).toBe("42501");
      }
    }
    expect(await titles({ search: own })).toEqual([own, own]);
  });
});
