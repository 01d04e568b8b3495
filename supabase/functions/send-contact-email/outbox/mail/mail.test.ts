import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type SmtpMode, type SmtpTrap, startSmtp } from "../../../../../tests/support/smtp.ts";
import { createMessageMailer, type MessageMail, tryMailServer } from "./mail.ts";

const message: MessageMail = {
  id: 17,
  mailId: "0b9b6f2e-5d54-4c3b-8f8e-1f2a3b4c5d6e",
  createdAt: "2026-03-01T12:00:00Z",
  name: "Żaneta Łęcka",
  email: "zaneta@example.pl",
  message: "Dzień dobry,\n.\nproszę o wycenę.\n..koniec",
  doubtful: null,
  maybeDelivered: false,
};
const never = new AbortController().signal;

let smtp: SmtpTrap;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

function send(
  changes: Partial<MessageMail> = {},
  signal = never,
  url = smtp.url,
  socketTimeout = 30_000,
  siteUrl: string | undefined = undefined,
) {
  const settings = {
    smtpUrl: url,
    to: "biuro@kadr.example",
    from: "Strona <www@kadr.example>",
    siteUrl,
  };
  return createMessageMailer(settings, { socketTimeout })({ ...message, ...changes }, signal);
}

async function mailOf(changes: Partial<MessageMail> = {}) {
  expect(await send(changes)).toEqual({ status: "sent" });
  const mail = smtp.mails.at(-1);
  if (!mail) throw new Error("no mail came");
  return mail;
}

test("a message becomes a plain-text mail that is answered to the visitor", async () => {
  const { from, to, parsed } = await mailOf();
  expect([from, to]).toEqual(["www@kadr.example", ["biuro@kadr.example"]]);
  expect(parsed.subject).toBe("Wiadomość ze strony: Żaneta Łęcka");
  expect(parsed.replyTo).toEqual([{ name: "Żaneta Łęcka", address: "zaneta@example.pl" }]);
  expect(parsed.messageId).toBe("<0b9b6f2e-5d54-4c3b-8f8e-1f2a3b4c5d6e@kadr.example>");
  expect(parsed.html).toBeUndefined();
  expect(parsed.attachments).toEqual([]);
  expect(parsed.text).toMatch(/^Dzień dobry,\n\.\nproszę o wycenę\.\n\.\.koniec\n\n-- \n/);
  expect(parsed.text).toContain("Email: zaneta@example.pl\nWysłano: 1 marca 2026 13:00\n");
});

test("the mail leads to its enquiry in the panel where the site's address is known", async () => {
  await send({ answerToken: "t0" }, never, smtp.url, 30_000, "https://kadr.example");
  const link =
    "W panelu: https://kadr.example/admin/wiadomosci/17\nOdpowiedziano (link działa 7 dni): https://kadr.example/odpowiedziano/t0\n";
  expect(smtp.mails.at(-1)?.parsed.text).toContain(link);
  const { parsed } = await mailOf();
  expect(parsed.text).not.toContain("W panelu");
});

test("a doubtful message is marked in the subject and explained in the text", async () => {
  const { parsed } = await mailOf({ doubtful: "w treści jest dużo odnośników" });
  expect(parsed.subject).toBe("[wątpliwa] Wiadomość ze strony: Żaneta Łęcka");
  expect(parsed.text).toContain("Wątpliwa, bo w treści jest dużo odnośników.");
});

test("a possible duplicate is marked and has the same Message-ID", async () => {
  const first = await mailOf();
  const again = await mailOf({ maybeDelivered: true });
  expect(again.parsed.subject).toBe("[możliwy duplikat] Wiadomość ze strony: Żaneta Łęcka");
  expect(again.parsed.messageId).toBe(first.parsed.messageId);
});

test("several recipients, with and without a name, all get it, from the first of them", async () => {
  const to = '"Nowak, Jan" <jan@kadr.example>, biuro@kadr.example';
  const send = createMessageMailer({ smtpUrl: smtp.url, to });
  expect(await send(message, never)).toEqual({ status: "sent" });
  expect(smtp.mails[0]).toMatchObject({
    from: "jan@kadr.example",
    to: ["jan@kadr.example", "biuro@kadr.example"],
    parsed: { from: { name: "Nowak, Jan", address: "jan@kadr.example" } },
  });
});

test("a recipient from the panel gets it beside those of the settings, and none gets it twice", async () => {
  const to = "Anna <Anna.Nowak@kadr.example>, biuro@kadr.example";
  const more = ["nowak@kadr.example", "anna.nowak@kadr.example", "Biuro@kadr.example"];
  expect(await createMessageMailer({ smtpUrl: smtp.url, to })(message, never, more)).toMatchObject({
    status: "sent",
  });
  const sentTo = ["Anna.Nowak@kadr.example", "biuro@kadr.example", "nowak@kadr.example"];
  expect(smtp.mails[0]?.to).toEqual(sentTo);
});

test("of several recipients the one that is refused is named", async () => {
  smtp.refused = "zly@kadr.example";
  const send = createMessageMailer({
    smtpUrl: smtp.url,
    to: "biuro@kadr.example, zly@kadr.example",
  });
  expect(await send(message, never)).toEqual({
    status: "sent",
    refused: expect.stringMatching(/^EENVELOPE 550 .*\(zly@kadr\.example\)$/),
  });
  expect(smtp.mails[0]?.to).toEqual(["biuro@kadr.example"]);
});

test("a mail that has waited is of today, and greets the server by the name of the site", async () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  await send({}, never, smtp.url, 30_000, "https://www.kadr.example");
  const [mail] = smtp.mails;
  expect(mail?.greeting).toBe("www.kadr.example");
  expect(Date.parse(mail?.parsed.date ?? "")).toBeGreaterThanOrEqual(before);
});

describe("a mail server is tried", () => {
  test("and says nothing when it works; no mail is sent", async () => {
    expect(await tryMailServer({ smtpUrl: smtp.url.replace("//", "//kadr:right@") })).toBeNull();
    expect(smtp.mails).toEqual([]);
  });

  test("and its refusal to sign in is quoted", async () => {
    smtp.mode = "locked";
    const reason = await tryMailServer({ smtpUrl: smtp.url.replace("//", "//kadr:secret@") });
    expect(reason).toMatch(/EAUTH 535 .*Wrong password/);
    expect(reason).not.toContain("secret");
  });
});

describe("nothing a visitor types becomes a header or another recipient", () => {
  test.each([
    { name: "Jan\r\nBcc: evil@example.com" },
    { name: 'Jan" <evil@example.com>, "x' },
    { name: "Jan, evil@example.com" },
    { name: "=?utf-8?q?=0D=0ABcc:_evil@example.com?=" },
    { email: 'jan@example.pl>\r\nBcc: evil@example.com\r\nX: "' },
    { message: "x\r\n.\r\nMAIL FROM:<evil@example.com>\r\nRCPT TO:<evil@example.com>\r\n" },
    { message: "\r\nBcc: evil@example.com\r\n\r\n<h1>x</h1>" },
    { mailId: "a@b>\r\nBcc: evil@example.com\r\nX: <" },
  ])("%j", async (changes) => {
    const { to, parsed } = await mailOf(changes);
    expect(to).toEqual(["biuro@kadr.example"]);
    expect(parsed.to).toEqual([{ name: "", address: "biuro@kadr.example" }]);
    expect([parsed.cc, parsed.bcc]).toEqual([undefined, undefined]);
    expect(parsed.replyTo).toHaveLength(1);
    expect(parsed.from).toEqual({ name: "Strona", address: "www@kadr.example" });
    expect(parsed.headers.map(({ key }) => key).sort()).toEqual([
      "content-transfer-encoding",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "reply-to",
      "subject",
      "to",
    ]);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe("what became of a mail", () => {
  const retry = { status: "waiting", error: expect.any(String) };
  test.each<[SmtpMode, object]>([
    ["never", { status: "failed", error: expect.stringContaining("550") }],
    ["later", { ...retry, maybeDelivered: false, unreachable: false }],
    ["dies", { ...retry, maybeDelivered: true, unreachable: true }],
    ["silent", { ...retry, maybeDelivered: true, unreachable: true }],
  ])("a server that answers '%s'", async (mode, outcome) => {
    smtp.mode = mode;
    // Long enough for the mail to leave first, on a busy machine too.
    const silence = mode === "silent" ? 2_000 : undefined;
    expect(await send({}, never, smtp.url, silence)).toEqual(outcome);
  });

  test.each(["mail", "data"] as const)("a server that refuses at the stage %s", async (stage) => {
    smtp.stage = stage;
    smtp.mode = "never";
    expect(await send()).toMatchObject({ status: "failed" });
    smtp.mode = "later";
    expect(await send()).toMatchObject({ status: "waiting", maybeDelivered: false });
  });

  test("wrong credentials keep the message waiting", async () => {
    smtp.mode = "locked";
    const url = smtp.url.replace("//", "//kadr:wrong@");
    expect(await send({}, never, url)).toEqual({
      ...retry,
      error: expect.stringContaining("535"),
      maybeDelivered: false,
      unreachable: true,
    });
  });

  test("we stop before, or after the mail has left", async () => {
    expect(await send({}, AbortSignal.abort())).toMatchObject({
      status: "waiting",
      maybeDelivered: false,
    });
    smtp.mode = "silent";
    const stopping = new AbortController();
    const sending = send({}, stopping.signal);
    await smtp.caught(1);
    stopping.abort();
    expect(await sending).toMatchObject({ status: "waiting", maybeDelivered: true });
  });
});
