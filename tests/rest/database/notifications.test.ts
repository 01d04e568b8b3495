import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withOutbox } from "../../database/support/contact-outbox.ts";
import { signatureOf, startWebhookReceiver, type WebhookReceiver } from "../../support/webhook.ts";

const hour = 3_600_000;
const secret = "5".repeat(64);

withOutbox((outbox) => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver(3000);
  });
  afterAll(() => receiver.stop());
  beforeEach(() => {
    receiver.calls.length = 0;
    receiver.answer = (response) => void response.end();
  });

  const settings = (row: object) =>
    outbox()
      .db.from("contact_settings")
      .upsert({ id: true, ...row })
      .throwOnError();
  const withWebhook = (row: object = {}) =>
    settings({ webhook_url: receiver.url, webhook_secret: secret, ...row });
  const mount = () => outbox().mount({ callWebhook: receiver.call });
  const rows = async (kind: string) => {
    const { data } = await outbox()
      .db.from("notifications")
      .select()
      .eq("kind", kind)
      .order("id")
      .throwOnError();
    return data;
  };
  const daily = (moment: string) =>
    outbox().db.rpc("queue_daily_notifications", { has_mail: true, moment }).throwOnError();

  test("a new lead calls the webhook once: signed, with the name and a link, without the text", async () => {
    await withWebhook();
    const site = mount();
    await site.send({ name: "<!channel> [Jan](https://evil.test)" });
    await expect.poll(() => receiver.calls).toHaveLength(1);
    const [call] = receiver.calls;
    expect(call?.signature).toBe(signatureOf(secret, call?.body ?? ""));
    const { id } = await outbox().onlyRow();
    const body = JSON.parse(call?.body ?? "");
    expect(body).toMatchObject({
      event: "new-lead",
      id,
      url: `https://kadr.example/admin/wiadomosci/${id}`,
    });
    expect(body.text).toMatch(
      /\[#\d+\]: +channel +Jan +https +evil\.test +https:\/\/kadr\.example/,
    );
    expect(call?.body).not.toMatch(/Dzień dobry|jan@example/);
    await expect.poll(() => rows("lead")).toMatchObject([{ status: "sent", attempts: 1 }]);
  });

  test("the text goes along only where the settings say so; a trapped message calls nobody", async () => {
    await withWebhook({ webhook_has_text: true });
    const site = mount();
    await site.send({}, undefined, { trap: "spam" });
    await site.send();
    await expect.poll(() => receiver.calls).toHaveLength(1);
    expect(JSON.parse(receiver.calls[0]?.body ?? "")).toMatchObject({ message: "Dzień dobry" });
    expect(await rows("lead")).toHaveLength(1);
  });

  test("a webhook in a private network is never called", async () => {
    await settings({ webhook_url: "https://169.254.169.254/latest", webhook_secret: secret });
    await outbox().mount().send();
    await expect.poll(() => rows("lead")).toMatchObject([{ status: "waiting", error: "private" }]);
  });

  test("messages also go to the recipients of the settings, each once", async () => {
    await settings({ recipients: ["szefowa@kadr.example", "BIURO@kadr.example"] });
    const site = mount();
    await site.send();
    await site.event("contact_mailed");
    expect(outbox().smtp.mails.map(({ to }) => to)).toEqual([
      ["biuro@kadr.example", "szefowa@kadr.example"],
    ]);
  });

  test("a confirmation says nothing of the message, is automatic, and comes once a day", async () => {
    await settings({ confirms: true });
    const site = mount();
    await site.send({ name: "Kup <b>tanio</b>", message: "Wejdź na evil.test" });
    await site.send({ email: "JAN@example.pl", message: "Drugi raz" }, "192.0.2.2");
    await site.send({ email: "robot@example.pl", message: "Za szybko" }, "192.0.2.3", {
      elapsed: 1,
    });
    await expect.poll(() => rows("confirmation")).toMatchObject([{ status: "sent" }]);
    const [mail, ...others] = outbox().smtp.automatic.filter(
      ({ to }) => to[0] !== "biuro@kadr.example",
    );
    expect(others).toEqual([]);
    expect(mail?.to).toEqual(["jan@example.pl"]);
    expect(mail?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(mail?.parsed.subject).toBe("Dostaliśmy twoją wiadomość");
    expect(`${mail?.parsed.text}${mail?.parsed.subject}`).not.toMatch(/tanio|evil|Kup/);
    await site.stop();
    // The next day, for another message.
    await outbox().db.from("notifications").delete().gt("id", 0);
    await mount().send({ message: "Nazajutrz" }, "192.0.2.4");
    await expect.poll(() => rows("confirmation")).toMatchObject([{ status: "sent" }]);
  });

  test("a self-test goes out each day; missed twice, the panel and one webhook a day say so", async () => {
    await withWebhook();
    const watch = async (moment: string) => {
      // The panel's own function asks first whether an administrator calls.
      await daily(moment);
      return (await rows("alarm")).length;
    };
    mount();
    await expect.poll(() => rows("self-test")).toMatchObject([{ status: "sent" }]);
    expect(outbox().smtp.automatic[0]?.to).toEqual(["biuro@kadr.example"]);

    const start = Date.now();
    const after = (hours: number) => new Date(start + hours * hour).toISOString();
    outbox().smtp.mode = "locked";
    expect(await watch(after(24))).toBe(0);
    expect(await watch(after(47))).toBe(0);
    expect(await watch(after(51))).toBe(1);
    // Seconds later, so that no midnight lies between the two.
    expect(await watch(after(51.001))).toBe(1);
    expect(await watch(after(76))).toBe(2);
    const tests = await rows("self-test");
    expect(tests.at(0)).toMatchObject({ status: "sent" });
    expect(new Set(tests.map(({ once }) => once)).size).toBe(tests.length);
  });
});
