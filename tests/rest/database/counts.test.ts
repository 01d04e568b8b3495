import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { VISIT_MONTHS } from "../../../app/content/retention.ts";
import { message, post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

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

  const visits = () => roles().service.from("page_visits");
  const visit = (counts: Record<string, number>, today: string) =>
    roles()
      .service.rpc("count_visits", { counts: JSON.stringify(counts), today })
      .throwOnError();
  const clearVisits = () => visits().delete().gt("times", 0).throwOnError();

  test("visits are kept for the months of the policy, and old counts go without new ones", async () => {
    expect(VISIT_MONTHS).toBe(25);
    await visit({ "/": 1 }, "2024-10-31");
    await visit({ "/": 2 }, "2024-11-01");
    await count({ "/stara": 1 }, "2026-10-01");
    const forget = (moment: string) =>
      roles().service.rpc("forget_old_messages", { moment }).throwOnError();
    await forget("2026-11-30T12:00:00Z");
    expect((await visits().select("day, times").throwOnError()).data).toEqual([
      { day: "2024-11-01", times: 2 },
    ]);
    expect((await table().select().throwOnError()).data).toEqual([]);
    await forget("2026-11-30T23:30:00Z"); // December in Warsaw
    expect((await visits().select().throwOnError()).data).toEqual([]);
  });

  test("results by day, source and page, of a record by its present address", async () => {
    const [slug, former] = [`teraz-${randomUUID()}`, `kiedys-${randomUUID()}`];
    const posts = roles().service.from("blog_posts");
    const added = await posts
      .insert(post({ slug: former }))
      .select("id")
      .single()
      .throwOnError();
    const { id } = added.data;
    await posts.update({ slug }).eq("id", id).throwOnError();
    await visit({ [`/blog/${former}`]: 2, "/kontakt": 5 }, "2031-03-01");
    await visit({ [`/blog/${slug}`]: 1, [`/blog/${id}`]: 1 }, "2031-03-31");
    await visit({ "/kontakt": 4 }, "2031-02-28");
    const messages = roles().service.from("contact_messages");
    const way = { host: "google.com", pages: [`/blog/${former}`, "/kontakt", `/blog/${slug}`] };
    const rows = [
      { created_at: "2031-02-28T23:30:00Z", visit: way },
      { created_at: "2031-03-31T21:00:00Z", visit: { pages: ["/kontakt"] } },
      { created_at: "2031-03-31T22:30:00Z", visit: way }, // April in Warsaw
      { created_at: "2031-02-10T12:00:00Z" },
      { created_at: "2031-03-10T12:00:00Z", handling: "spam", visit: way },
    ].map((row) => ({ ...message(), ...row }));
    await messages.insert(rows).throwOnError();
    const { administrator } = roles();
    const days = { first_day: "2031-03-01", last_day: "2031-03-31" };
    const both = { ...days, earlier_first: "2031-02-01", earlier_last: "2031-02-28" };
    const [byDay, bySource, byPage] = await Promise.all([
      administrator.rpc("results_by_day", days).throwOnError(),
      administrator.rpc("results_by_source", both).throwOnError(),
      administrator.rpc("results_by_page", both).throwOnError(),
    ]);
    expect(byDay.data).toEqual([
      { day: "2031-03-01", visits: 7, enquiries: 1 },
      { day: "2031-03-31", visits: 2, enquiries: 1 },
    ]);
    expect(bySource.data).toEqual([
      { source: "google.com", is_told: true, enquiries: 1, earlier: 0 },
      { source: null, is_told: true, enquiries: 1, earlier: 0 },
      { source: null, is_told: false, enquiries: 0, earlier: 1 },
    ]);
    const none = { earlier_enquiries: 0, earlier_begun: 0 };
    expect(byPage.data).toEqual([
      { ...none, path: "/kontakt", visits: 5, earlier_visits: 4, enquiries: 2, begun: 1 },
      { ...none, path: `/blog/${slug}`, visits: 4, earlier_visits: 0, enquiries: 1, begun: 1 },
    ]);
    await messages.delete().gte("created_at", "2031-01-01").throwOnError();
    await posts.delete().eq("id", id).throwOnError();
    await clearVisits();
  });
});
