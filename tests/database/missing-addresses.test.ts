import { afterEach, expect, test } from "vitest";
import { withRolesOnEachDatabase } from "./support/databases.ts";

withRolesOnEachDatabase((roles) => {
  const table = () => roles().service.from("missing_addresses");
  const count = (counts: Record<string, number>, today = "2026-11-25") =>
    roles()
      .service.rpc("count_missing_addresses", { counts: JSON.stringify(counts), today })
      .throwOnError();
  const most = async (today = "2026-11-25") =>
    (await roles().administrator.rpc("most_missing_addresses", { today }).throwOnError()).data;
  const many = (from: number, to: number) =>
    Object.fromEntries(Array.from({ length: to - from }, (_, at) => [`/${from + at}`, 1]));

  afterEach(async () => {
    await table().delete().gt("times", 0).throwOnError();
  });

  test("counts of missing addresses are added up, the most asked for first", async () => {
    await count({ "/stara": 2, "/inna": 1 }, "2026-11-24");
    await count({ "/stara": 3, "/żółw": 4 });
    await count({ "/stara": 1 });
    expect(await most()).toEqual([
      { path: "/stara", times: 6, last_day: "2026-11-25" },
      { path: "/żółw", times: 4, last_day: "2026-11-25" },
      { path: "/inna", times: 1, last_day: "2026-11-24" },
    ]);
  });

  test("10,000 addresses of a scanner leave 500 rows a day, and those known before go on", async () => {
    await count({ "/stara": 1 });
    for (let from = 0; from < 10_000; from += 500) await count(many(from, from + 500));
    await count({ "/stara": 1, "": 7 });
    const { count: rows } = await table().select("*", { count: "exact", head: true });
    expect(rows).toBe(501);
    const found = await most();
    expect(found[0]).toMatchObject({ path: "/stara", times: 2 });
    const others = await table().select("times").eq("path", "").single().throwOnError();
    expect(others.data.times).toBe(10_000 - 499 + 7);
    await count({ "/jutro": 1 }, "2026-11-26");
    const tomorrow = await table().select("path").eq("day", "2026-11-26").throwOnError();
    expect(tomorrow.data).toEqual([{ path: "/jutro" }]);
  });

  test("counts of missing addresses go after 30 days", async () => {
    await count({ "/stara": 1 }, "2026-10-26");
    await count({ "/stara": 1 }, "2026-10-27");
    await count({ "/nowa": 1 });
    expect(await most("2026-11-25")).toHaveLength(2);
    const { data } = await table().select("day").order("day").throwOnError();
    expect(data.map(({ day }) => day)).toEqual(["2026-10-27", "2026-11-25"]);
  });

  test.each(["stara", "/jan@example.com", "/a?b", "/a b", `/${"a".repeat(300)}`])(
    "no row takes %s",
    async (path) => {
      const { error } = await table().insert({ day: "2026-11-25", path, times: 1 });
      expect(error?.code).toBe("23514");
    },
  );
});
