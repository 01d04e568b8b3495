import { expect, test } from "vitest";
import { deliveryText } from "./delivery.ts";
import { replyHref } from "./reply.ts";

const now = new Date("2026-11-20T12:00:00Z");
const mailing = {
  mail_status: "waiting",
  mail_attempts: 0,
  mail_due_at: "2026-11-20 12:05:00+00",
  mail_sent_at: null,
  mail_error: null,
};

test("without a mail server a message waits for no mail; what was mailed before was", () => {
  expect(deliveryText(mailing, now, true)).toBe("Tylko w\u00a0panelu");
  const sent = { ...mailing, mail_status: "sent", mail_sent_at: "2026-11-20T11:41:00+00:00" };
  expect(deliveryText(sent, now, true)).toBe("Wysłano 12:41");
});

test.each([
  [{}, "Czeka na wysłanie"],
  [{ mail_attempts: 2 }, "Ponawiamy, 3.\u00a0próba 13:05"],
  [{ mail_status: "sent", mail_sent_at: "2026-11-19T11:41:00+00:00" }, "Wysłano 19.11.2026, 12:41"],
  [
    { mail_status: "failed", mail_error: "EENVELOPE 550 Not wanted here" },
    "Nie dostarczono: serwer odrzucił adres",
  ],
  [
    {
      mail_status: "sent",
      mail_sent_at: "2026-11-20T11:41:00+00:00",
      mail_error: "EENVELOPE 550 5.1.1 Not wanted here (zly@kadr.test)",
    },
    "Wysłano 12:41, ale nie do zly@kadr.test: serwer odrzucił adres",
  ],
  [{ mail_status: "trapped" }, "Zatrzymano: wypełniono ukryte pole"],
])("a mailing %j is told as „%s”", (changes, text) => {
  expect(deliveryText({ ...mailing, ...changes }, now)).toBe(text);
});

const message = {
  id: 128,
  name: "Jan & Ola?",
  email: "jan+film@example.pl",
  created_at: "2026-11-20T11:41:00Z",
  message: "Dzień dobry\nIle kosztuje film?",
};

test("a reply has the subject, and the message quoted line by line", () => {
  const url = new URL(replyHref(message));
  expect(decodeURIComponent(url.pathname)).toBe("jan+film@example.pl");
  expect(url.searchParams.get("subject")).toBe("Re: zapytanie ze strony [#128]");
  expect(url.searchParams.get("body")).toBe(
    "\r\n\r\n20.11.2026, 12:41, Jan & Ola?:\r\n> Dzień dobry\r\n> Ile kosztuje film?",
  );
});

test("nothing in a message adds a header to its reply, and a long one is cut", () => {
  const evil = {
    ...message,
    email: "jan@example.pl?bcc=ofiara@example.com",
    name: "Jan&bcc=x@y",
    message: `&cc=x@example.com\n${"żółw ".repeat(900)}`,
  };
  const link = replyHref(evil);
  const url = new URL(link);
  expect([...url.searchParams.keys()]).toEqual(["subject", "body"]);
  expect(decodeURIComponent(url.pathname)).toBe(evil.email);
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(url.searchParams.get("body")).toMatch(/> \[…\]$/);
});
