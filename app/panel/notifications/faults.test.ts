import { expect, test } from "vitest";
import { brokenText, mailFault, webhookFault } from "./faults.ts";
import { notifications } from "./words.ts";

const { mailFaults, webhookFaults } = notifications;

// As nodemailer says it of servers that were tried.
test.each<[string, string]>([
  ["EAUTH 535 Wrong password", mailFaults.password],
  [
    "ESOCKET 404D:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number:x",
    mailFaults.tls,
  ],
  ["ETLS 500 Error: command not recognized", mailFaults.tls],
  ["ESOCKET self-signed certificate", mailFaults.certificate],
  ["EDNS getaddrinfo ENOTFOUND nie-ma-takiego.invalid", mailFaults.host],
  ["ESOCKET connect ECONNREFUSED 127.0.0.1:1", mailFaults.closed],
  ["ETIMEDOUT Greeting never received", mailFaults.silent],
  ["ECONNECTION Connection closed unexpectedly", mailFaults.broken],
  ["EENVELOPE MAIL FROM 550 Not wanted here", mailFaults.sender],
  ["EENVELOPE 550 Not wanted here", mailFaults.recipient],
  ["EENVELOPE 451 Try again later", mailFaults.later],
  ["EENVELOPE 452 Mailbox full", mailFaults.full],
  ["EMESSAGE 550 Not wanted here", mailFaults.message],
  ["unconfigured", mailFaults.unconfigured],
  ["internal TypeError: Invalid URL", mailFaults.internal],
  ["EABORT", mailFaults.other],
])("%s", (error, sentence) => {
  expect(mailFault(error)).toBe(sentence);
});

test("each failure of a mail server has a sentence of its own", () => {
  const sentences = Object.values(mailFaults);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("a webhook's failure is told with its status", () => {
  expect(webhookFault("redirect 302")).toContain("(302)");
  expect(webhookFault("status 500")).toContain("500");
  expect(webhookFault("private")).toBe(webhookFaults.private);
  expect(webhookFault("internal")).toBe(webhookFaults.internal);
  expect(webhookFault("ECONNRESET")).toBe(webhookFaults.unreachable);
});

test.each([
  [1, "Od 1 godziny"],
  [72, "Od 72 godzin"],
  [24 * 14 + 5, "Od 14 dni"],
])("a mail server that was not proven for %d hours: „%s …”", (hours, beginning) => {
  const since = new Date(Date.UTC(2026, 10, 1));
  const now = new Date(since.getTime() + hours * 3_600_000);
  expect(brokenText(since.toISOString(), now)).toContain(beginning);
});
