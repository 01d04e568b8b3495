import { expect, test } from "vitest";
import { createContactStore } from "../../../supabase/functions/send-contact-email/outbox/store.ts";
import { addressLimit, withOutbox } from "../../database/support/contact-outbox.ts";

const numbered = (index: number) => ({ message: `Dzień dobry ${index}` });

withOutbox((outbox) => {
  test("a worker that lost its lease changes nothing", async () => {
    const store = createContactStore(outbox().db, addressLimit);
    await outbox().mount({ mail: false }).send();
    const slow = await store.claim(["message"]);
    await outbox().endLeases();
    const quick = await store.claim(["message"]);
    if (!slow || !quick) throw new Error("not claimed");
    expect(await store.finish(slow, { status: "failed", error: "550" }, 30)).toBe(false);
    expect(await outbox().onlyRow()).toMatchObject({ mail_status: "sending" });
    expect(await store.finish(quick, { status: "sent" }, 30)).toBe(true);
    expect(await outbox().onlyRow()).toMatchObject({ mail_status: "sent" });
  });

  test("workers never claim the same message", async () => {
    const site = outbox().mount({ mail: false, limit: 100 });
    await Promise.all(Array.from({ length: 24 }, (_, index) => site.send(numbered(index))));
    const claims = await Promise.all(
      Array.from({ length: 40 }, () =>
        createContactStore(outbox().connect(), 1).claim(["message"]),
      ),
    );
    const ids = claims.map((claim) => claim?.message?.id).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    // A worker that found every row locked by others came back without one.
    for (let next = await createContactStore(outbox().db, 1).claim(["message"]); next; ) {
      ids.push(Number(next.message?.id));
      next = await createContactStore(outbox().db, 1).claim(["message"]);
    }
    expect(ids.sort((a, b) => a - b)).toEqual((await outbox().rows()).map(({ id }) => id));
  });

  test("a flood from everywhere is refused at twenty times as many", async () => {
    const site = outbox().mount({ mail: false, limit: 1 });
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => site.send(numbered(index), `192.0.2.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(await outbox().rows()).toHaveLength(20);
  });
});
