import { expect, test } from "vitest";
import { longestRetention, SPAM_DAYS, TRASH_DAYS } from "../../../app/content/retention.ts";
import { post } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";
import { ago, privacyTools } from "../../database/support/privacy.ts";

withRolesOnEachDatabase((roles) => {
  const { messages, store, exists, forget } = privacyTools(roles);

  test("messages go after the months of the settings, and not those of clients", async () => {
    const moment = "2027-12-22T12:00:00Z"; // 13 months after the first
    const [old, client, young] = [
      await store({ created_at: "2026-11-22T12:00:00Z" }),
      await store({ created_at: "2026-11-22T12:00:00Z", is_client: true }),
      await store({ created_at: "2027-01-22T12:00:00Z" }),
    ];
    const left = () => Promise.all([old, client, young].map(exists));
    await forget("2027-11-21T12:00:00Z");
    expect(await left()).toEqual([true, true, true]);
    await forget(moment);
    expect(await left()).toEqual([false, true, true]);
    expect(await forget(moment)).toBe(0);
    await roles().service.from("contact_settings").upsert({ id: true, retention_months: 6 });
    expect((await roles().nobody.rpc("retention_months")).data).toBe(6);
    await forget(moment);
    expect(await left()).toEqual([false, true, false]);
    await roles().service.from("contact_settings").delete().eq("id", true);
  });

  test("the policy's months cannot be exceeded by a setting", async () => {
    const save = (retention_months: number) =>
      roles().administrator.from("contact_settings").upsert({ id: true, retention_months });
    expect((await save(longestRetention + 1)).error?.code).toBe("23514");
    expect((await save(0)).error?.code).toBe("23514");
    expect((await save(longestRetention)).error).toBeNull();
  });

  test("what was taken for spam goes after its days, the hash of an address after one", async () => {
    const spam = await store({ mail_status: "trapped", created_at: ago(SPAM_DAYS + 1) });
    const young = { created_at: ago(SPAM_DAYS - 1), address_hash: "a" };
    const newer = await store({ mail_status: "trapped", ...young });
    const today = await store({ address_hash: "b" });
    await forget();
    expect(await Promise.all([spam, newer, today].map(exists))).toEqual([false, true, true]);
    const { data } = await messages().select("address_hash").in("id", [newer, today]).order("id");
    expect(data).toEqual([{ address_hash: null }, { address_hash: "b" }]);
  });

  test("an old message that was taken for spam today stays for its days", async () => {
    const id = await store({ handling: "spam", created_at: ago(40) });
    const events = roles().service.from("message_events");
    await events.insert({ message_id: id, kind: "spam" }).throwOnError();
    await forget();
    expect(await exists(id)).toBe(true);
    await forget(ago(-SPAM_DAYS - 1));
    expect(await exists(id)).toBe(false);
  });

  test("the bin is emptied after its days, of what was not taken out of it", async () => {
    const { service } = roles();
    const [gone, back] = [post(), post()];
    const ids: number[] = [];
    for (const one of [gone, back]) {
      const { data } = await service.from("blog_posts").insert(one).select("id").single();
      ids.push(data?.id);
      const posts = () => service.from("blog_posts");
      await posts()
        .update({ slug: `former-${one.slug}` })
        .eq("id", data?.id);
      await posts().delete().eq("id", data?.id).throwOnError();
    }
    await service
      .from("blog_posts")
      .insert({ ...back, id: ids[1] })
      .throwOnError();
    const kept = async (table: string) => {
      const { data } = await service.from(table).select("record_id").in("record_id", ids);
      return [...new Set(data?.map((row) => row.record_id))];
    };
    await forget(ago(1 - TRASH_DAYS));
    expect((await kept("revisions")).sort()).toEqual([...ids].sort());
    await forget(ago(-TRASH_DAYS - 1));
    expect([await kept("revisions"), await kept("slug_redirects")]).toEqual([[ids[1]], [ids[1]]]);
  });
});
