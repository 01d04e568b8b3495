import { expect, test } from "vitest";
import { mailFault } from "./faults.ts";
import { notifications } from "./words.ts";

const { mailFaults } = notifications;

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
