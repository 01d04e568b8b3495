import { describe, expect, test } from "vitest";
import { message, post, tomorrow } from "../../database/samples.ts";
import { withRolesOnEachDatabase } from "../../database/support/databases.ts";

withRolesOnEachDatabase((roles) => {
  const messages = () => roles().service.from("contact_messages");

  async function store(changes: object = {}) {
    const { data } = await messages()
      .insert({ ...message(), ...changes })
      .select()
      .single()
      .throwOnError();
    return data;
  }

  const read = async (id: number) =>
    (await messages().select().eq("id", id).single().throwOnError()).data;

  async function act(id: number, version: number, action: string) {
    const given = { message_id: id, seen_version: version, action };
    return (await roles().administrator.rpc("handle_message", given).throwOnError()).data;
  }

  async function history(id: number) {
    const events = roles().administrator.from("message_events");
    const { data } = await events.select().eq("message_id", id).order("id").throwOnError();
    return data;
  }

  test("a message is taken, answered and taken up again, and the history says by whom", async () => {
    const { id } = await store();
    expect(await act(id, 1, "take")).toBe("done");
    expect(await read(id)).toMatchObject({
      ...{ handling: "open", version: 2, answered_at: null },
      ...{ taken_by: roles().ids.administrator, taken_by_email: "administrator@example.com" },
    });
    expect(await act(id, 2, "take")).toBe("refused");
    expect(await act(id, 2, "answer")).toBe("done");
    expect((await read(id)).answered_at).not.toBeNull();
    expect(await act(id, 3, "answer")).toBe("refused");
    expect(await act(id, 3, "reopen")).toBe("done");
    expect(await act(id, 4, "release")).toBe("done");
    expect(await read(id)).toMatchObject({ handling: "new", taken_by: null, version: 5 });
    const events = await history(id);
    expect(events.map(({ kind }) => kind)).toEqual(["taken", "answered", "reopened", "released"]);
    expect(new Set(events.map((event) => event.actor_email))).toEqual(
      new Set(["administrator@example.com"]),
    );
  });

  test("the link of a mail says how things are, and its button alone marks a message as answered", async () => {
    const token = async (messageId: number, more = {}): Promise<string> =>
      (await roles().service.rpc("make_answer_link", { message_id: messageId, ...more })).data;
    const ask = async (link: string, pressed = false) =>
      (await roles().nobody.rpc("answer_by_link", { token: link, pressed }).throwOnError()).data;
    const { id } = await store({ name: " Żaneta Łęcka" });
    const [link, later] = [await token(id), await token(id)];
    const known = { message_id: id, first_name: "Żaneta", received_at: expect.any(String) };
    const old = await token(id, { moment: new Date(Date.now() - 7 * 86_400_000).toISOString() });
    expect(await ask(old, true)).toEqual({ state: "expired" });
    expect(await ask(link)).toEqual({ state: "open", ...known });
    expect(await read(id)).toMatchObject({ handling: "new", version: 1 });
    expect(await ask(link, true)).toEqual({ state: "done", ...known });
    const answered = await read(id);
    expect(answered).toMatchObject({ handling: "answered", version: 2, taken_by: null });
    expect(answered.answered_at).not.toBeNull();
    expect(await ask(later, true)).toEqual({ state: "answered", ...known });
    expect(await read(id)).toEqual(answered);
    const [event] = await history(id);
    expect(event).toMatchObject({ kind: "answered", actor_id: null, detail: "link" });

    expect(await act(id, 2, "spam")).toBe("done");
    expect(await ask(link, true)).toMatchObject({ state: "spam" });
    await messages().delete().eq("id", id).throwOnError();
    expect(await ask(link, true)).toEqual({ state: "removed" });
    expect(await ask("", true)).toBeNull();
  });

  test("of several who act on the same version one is done, and nothing is lost", async () => {
    const { id } = await store();
    const outcomes = await Promise.all(
      ["take", "answer", "spam", "take"].map((action) => act(id, 1, action)),
    );
    expect(outcomes.sort()).toEqual(["conflict", "conflict", "conflict", "done"]);
    expect(await history(id)).toHaveLength(1);
    expect((await read(id)).version).toBe(2);
  });

  describe("what the trap caught", () => {
    const trapped = { mail_status: "trapped", doubtful: "wypełniono ukryte pole" };

    test("begins as spam, and is mailed once when it is rescued", async () => {
      const { id } = await store(trapped);
      expect(await read(id)).toMatchObject({ handling: "spam", mail_status: "trapped" });
      expect(await act(id, 1, "resend")).toBe("refused");
      const outcomes = await Promise.all([act(id, 1, "rescue"), act(id, 1, "rescue")]);
      expect(outcomes.sort()).toEqual(["conflict", "done"]);
      expect(await read(id)).toMatchObject({
        ...{ handling: "new", mail_status: "waiting", mail_attempts: 0, doubtful: null },
      });
      const [event] = await history(id);
      expect(event).toMatchObject({ kind: "rescued", detail: trapped.doubtful });
    });
  });

  test("spam is not mailed any more, and what was mailed is not mailed again when it comes back", async () => {
    const waiting = await store();
    await act(waiting.id, 1, "spam");
    expect((await read(waiting.id)).mail_status).toBe("dismissed");
    await act(waiting.id, 2, "rescue");
    expect((await read(waiting.id)).mail_status).toBe("waiting");

    const sent = await store({ mail_status: "sent" });
    await act(sent.id, 1, "spam");
    await act(sent.id, 2, "rescue");
    expect(await read(sent.id)).toMatchObject({ handling: "new", mail_status: "sent" });
  });

  test("a message goes out again on demand, but not while it is being mailed", async () => {
    const failed = await store({ mail_status: "failed", mail_attempts: 3, mail_error: "550" });
    expect(await act(failed.id, 1, "resend")).toBe("done");
    expect(await read(failed.id)).toMatchObject({
      ...{ mail_status: "waiting", mail_attempts: 0, mail_error: null, mail_id: failed.mail_id },
    });
    const sent = await store({ mail_status: "sent" });
    await act(sent.id, 1, "resend");
    expect((await read(sent.id)).mail_id).not.toBe(sent.mail_id);
    const sending = await store({ mail_status: "sending" });
    expect(await act(sending.id, 1, "resend")).toBe("refused");
  });

  test("a note keeps the former one, and tells of a newer one", async () => {
    const { id } = await store();
    const note = (version: number, text: string) =>
      roles().administrator.rpc("note_message", {
        message_id: id,
        seen_version: version,
        note: text,
      });
    expect((await note(1, "Oddzwonić")).data).toBe("done");
    expect((await note(1, "Oddzwonić")).data).toBe("done");
    expect((await note(1, "Inna")).data).toBe("conflict");
    expect((await note(2, "Inna")).data).toBe("done");
    expect((await note(3, "x".repeat(4001))).error?.code).toBe("23514");
    expect(await read(id)).toMatchObject({ note: "Inna", version: 3 });
    expect((await history(id)).map(({ detail }) => detail)).toEqual(["", "Oddzwonić"]);
  });

  test("what needs attention: late after 24 hours, not mailed, planned, without a backup", async () => {
    await messages().delete().gt("id", 0).throwOnError();
    const attention = async () =>
      (await roles().administrator.rpc("attention").single().throwOnError()).data;
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const before = await attention();
    expect(before).toMatchObject({ new_messages: 0, late_messages: 0, unmailed: 0 });

    await store({ created_at: ago(23.9), mail_status: "sent" });
    await store({ created_at: ago(24.1), mail_status: "sent" });
    await store({ created_at: ago(25), mail_status: "sent", handling: "open" });
    await store({ created_at: ago(30), mail_status: "sent", handling: "answered" });
    await store({ mail_status: "failed" });
    await store({ created_at: ago(1) });
    await store();
    expect(await attention()).toMatchObject({
      ...{ new_messages: 5, late_messages: 2, late_open: 1, unmailed: 2 },
    });

    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const title = "Jutro o świetle";
    const posts = roles().service.from("blog_posts");
    await posts.insert([post({ title, published_at: soon }), post({ published_at: tomorrow() })]);
    expect(await attention()).toMatchObject({ planned_title: title });
    await roles()
      .service.from("backup_plan")
      .upsert({ id: true, due_at: ago(2), problem: "full" });
    expect(await attention()).toMatchObject({ backup_problem: "full", backup_made_at: null });
  });
});
