import { expect, test } from "vitest";
import { type Roles, type Visitor, visitors } from "../support/roles.ts";
import { post, tomorrow } from "./samples.ts";

/** The ways around a policy that the matrix does not try. */
export function testContentVisibility(roles: () => Roles): void {
  test("a draft cannot be counted, guessed by its address or found by its text", async () => {
    const draft = post({ published_at: null, content: "jeszcze nie" });
    await roles().service.from("blog_posts").insert(draft).throwOnError();
    for (const visitor of ["nobody", "stranger"] as const) {
      const posts = () => roles()[visitor].from("blog_posts");
      const counted = await posts()
        .select("id", { count: "exact", head: true })
        .eq("slug", draft.slug);
      expect(counted.count).toBe(0);
      const found = await posts().select("id").or(`slug.eq.${draft.slug},content.eq.jeszcze nie`);
      expect(found.data).toEqual([]);
    }
  });

  test("a post shows itself when its moment comes, and hides again", async () => {
    const { slug } = post();
    const move = (published_at: string | null) =>
      roles().service.from("blog_posts").update({ published_at }).eq("slug", slug).throwOnError();
    const seen = async () => {
      const { data } = await roles().nobody.from("blog_posts").select("id").eq("slug", slug);
      return data?.length;
    };
    await roles().service.from("blog_posts").insert(post({ slug })).throwOnError();
    expect(await seen()).toBe(1);
    await move(tomorrow());
    expect(await seen()).toBe(0);
    await move(new Date(Date.now() - 1000).toISOString());
    expect(await seen()).toBe(1);
    await move(null);
    expect(await seen()).toBe(0);
  });

  test("a stranger cannot make himself an administrator", async () => {
    const { stranger, service, ids } = roles();
    const inserted = await stranger.from("admin_users").insert({ id: ids.stranger });
    const upserted = await stranger.from("admin_users").upsert({ id: ids.stranger });
    expect([inserted.error?.code, upserted.error?.code]).toEqual(["42501", "42501"]);
    const { data } = await service.from("admin_users").select("id").throwOnError();
    expect(data).toEqual([{ id: ids.administrator }]);
  });

  test("a user reads no administrator's row but his own", async () => {
    const { administrator, service, ids } = roles();
    const admins = administrator.from("admin_users");
    await service.from("admin_users").insert({ id: ids.stranger }).throwOnError();
    try {
      expect((await admins.select("id")).data).toEqual([{ id: ids.administrator }]);
    } finally {
      await service.from("admin_users").delete().eq("id", ids.stranger).throwOnError();
    }
  });

  test("an administrator stops being one with his row, in the session that he has", async () => {
    const { administrator, service, ids } = roles();
    const draft = post({ published_at: null });
    await service.from("blog_posts").insert(draft).throwOnError();
    const read = async () =>
      (await administrator.from("blog_posts").select("id").eq("slug", draft.slug)).data?.length;
    expect(await read()).toBe(1);
    await service.from("admin_users").delete().eq("id", ids.administrator).throwOnError();
    try {
      expect(await read()).toBe(0);
    } finally {
      await service.from("admin_users").insert({ id: ids.administrator }).throwOnError();
    }
  });

  for (const visitor of visitors) {
    test(`nothing but the public schema is open to ${visitor}`, async () => {
      for (const schema of ["private", "auth", "storage", "supabase_migrations"]) {
        const headers = { "accept-profile": schema, "content-profile": schema };
        expect(await refusal(roles(), visitor, "admin_users", headers), schema).toBe("PGRST106");
      }
    });

    test(`no function of the database can be called by ${visitor}`, async () => {
      for (const name of ["is_admin", "is_slug", "set_updated_at"])
        expect(await refusal(roles(), visitor, `rpc/${name}`), name).toBe("PGRST202");
      const { error } = await roles()[visitor].rpc("claim_contact_message", { lease_seconds: 1 });
      expect(error?.code).toBe("42501");
    });

    test(`rows of other tables cannot be embedded by ${visitor}`, async () => {
      for (const relation of ["admin_users", "users", "contact_messages"]) {
        const path = `blog_posts?select=id,${relation}(*)`;
        expect(await refusal(roles(), visitor, path), relation).toBe("PGRST200");
      }
    });
  }
}

async function refusal(roles: Roles, visitor: Visitor, path: string, headers?: HeadersInit) {
  const answer = await roles.request(visitor, `/rest/v1/${path}`, { headers });
  const body: { code?: string } = await answer.json();
  return answer.ok ? "allowed" : body.code;
}
