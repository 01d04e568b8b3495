import { expect, test } from "vitest";
import { createContactStore } from "../../../supabase/functions/send-contact-email/outbox/store.ts";
import { addressLimit, message, withOutbox } from "../../database/support/contact-outbox.ts";

withOutbox((outbox) => {
  test("a message is stored once and mailed once", async () => {
    const site = outbox().mount();
    expect((await site.send()).status).toBe(200);
    await site.event("contact_mailed");
    expect(await outbox().onlyRow()).toMatchObject({
      ...message,
      ...{ mail_status: "sent", mail_attempts: 1, mail_error: null },
      address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      mail_sent_at: expect.any(String),
    });
    expect(outbox().subjects()).toEqual(["Wiadomość ze strony: Jan"]);
    expect(await site.mailState()).toBe("ok");
  });

  test("without a mail server a message waits until there is one", async () => {
    const site = outbox().mount({ mail: false });
    expect((await site.send()).status).toBe(200);
    expect(await site.mailState()).toBe("unconfigured");
    expect(await outbox().onlyRow()).toMatchObject({ mail_status: "waiting", mail_attempts: 0 });

    await outbox().mount().event("contact_mailed");
    expect(outbox().smtp.mails).toHaveLength(1);
    expect(await outbox().onlyRow()).toMatchObject({ mail_status: "sent" });
  });

  test("a mail server that is busy is asked again later", async () => {
    outbox().smtp.mode = "later";
    const site = outbox().mount();
    const before = Date.now();
    expect((await site.send()).status).toBe(200);
    await site.event("contact_mail_waiting");
    const row = await outbox().onlyRow();
    expect(row).toMatchObject({
      ...{ mail_status: "waiting", mail_attempts: 1 },
      mail_error: expect.stringContaining("451"),
    });
    expect(await outbox().onlyMail()).toMatchObject({ maybe_delivered: false });
    const wait = Date.parse(row.mail_due_at) - before;
    expect(wait).toBeGreaterThan(25_000);
    expect(wait).toBeLessThan(45_000);

    await site.stop();
    outbox().smtp.mode = "ok";
    const next = outbox().mount();
    await next.send({ name: "Ala" });
    await next.event("contact_mailed");
    await next.stop();
    expect(outbox().subjects()).toEqual(["Wiadomość ze strony: Ala"]);

    await outbox().makeDue();
    await outbox().mount().event("contact_mailed");
    expect(outbox().subjects()).toEqual(["Wiadomość ze strony: Ala", "Wiadomość ze strony: Jan"]);
  });

  test("a message refused for good is not tried again, and the health check says so", async () => {
    outbox().smtp.mode = "never";
    const site = outbox().mount();
    await site.send();
    await site.event("contact_mail_failed");
    expect(await outbox().onlyRow()).toMatchObject({
      mail_status: "failed",
      mail_error: expect.stringContaining("550"),
    });
    expect(await site.mailState()).toBe("failed");
    await site.stop();

    outbox().smtp.mode = "ok";
    await outbox().makeDue();
    const next = outbox().mount();
    await next.send({ name: "Ala" });
    await next.event("contact_mailed");
    expect(outbox().smtp.mails).toHaveLength(1);
  });

  test("a mail whose connection died after DATA is sent again as a possible duplicate", async () => {
    outbox().smtp.mode = "dies";
    const site = outbox().mount();
    await site.send();
    await site.event("contact_mail_waiting");
    expect(await outbox().onlyRow()).toMatchObject({ mail_status: "waiting" });
    expect(await outbox().onlyMail()).toMatchObject({ maybe_delivered: true, lease: null });

    await site.stop();
    outbox().smtp.mode = "ok";
    await outbox().makeDue();
    await outbox().mount().event("contact_mailed");
    const [first, second] = outbox().smtp.mails.map(({ parsed }) => parsed);
    expect(second?.subject).toBe(`[możliwy duplikat] ${first?.subject}`);
    expect(second?.messageId).toBe(first?.messageId);
  });

  test("so is a mail whose worker died, once its lease has run out", async () => {
    const dead = createContactStore(outbox().db, addressLimit);
    await outbox().mount({ mail: false }).send();
    expect(await dead.claim(["message"])).toMatchObject({ attempts: 1, maybeDelivered: false });
    expect(await dead.claim(["message"])).toBeNull();

    await outbox().endLeases();
    await outbox().mount().event("contact_mailed");
    expect(outbox().subjects()).toEqual(["[możliwy duplikat] Wiadomość ze strony: Jan"]);
  });

  test("a trapped message is kept but never mailed; a doubtful one is mailed with its mark", async () => {
    const site = outbox().mount();
    await site.send({}, undefined, { trap: "https://spam.example" });
    await site.send({}, undefined, { elapsed: 100 });
    await site.event("contact_mailed");
    expect((await outbox().rows()).map((row) => [row.mail_status, row.doubtful !== null])).toEqual([
      ["trapped", true],
      ["sent", true],
    ]);
    expect(outbox().subjects()).toEqual(["[wątpliwa] Wiadomość ze strony: Jan"]);
  });

  test("stopping in the middle of a mail takes at most two seconds and loses nothing", async () => {
    outbox().smtp.mode = "silent";
    const site = outbox().mount();
    await site.send();
    await outbox().smtp.caught(1);
    const start = performance.now();
    await site.stop();
    expect(performance.now() - start).toBeLessThan(2000);
    expect(await outbox().onlyRow()).toMatchObject({ mail_status: "waiting" });
    expect(await outbox().onlyMail()).toMatchObject({ maybe_delivered: true, lease: null });
    expect(Date.parse((await outbox().onlyRow()).mail_due_at)).toBeLessThanOrEqual(
      Date.now() + 1000,
    );
  });
});
