import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { comparison } from "../../../../app/text/intl.ts";
import { caseStudy, post } from "../../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../../database/support/databases.ts";

/** Letters that no other test writes, for what one test stores. */
const mark = () => randomUUID().replaceAll("-", "");
withRolesOnEachDatabase((roles) => {
  const ask = (asked: object) =>
    roles().administrator.rpc("find_records", {
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
  });
});
