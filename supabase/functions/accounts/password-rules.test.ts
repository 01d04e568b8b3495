import { expect, test } from "vitest";
import { passwordRefusals as refusals } from "./messages.ts";
import { passwordProblem } from "./password-rules.ts";

const email = "ola.nowak@studio-kadr.example";

test.each([
  ["", "short"],
  ["Xk9$mQ2!zRt", "short"],
  ["a".repeat(73), "long"],
  ["ż".repeat(37), "long"],
  [" Xk9$mQ2!zRtw", "space"],
  ["Xk9$mQ2!zRtw\n", "space"],
  ["aaaaaaaaaaaa", "repeated"],
  ["x9$x9$x9$x9$", "repeated"],
  ["ababababababab", "repeated"],
  ["123456789012", "sequence"],
  ["098765432109", "sequence"],
  ["abcdefghijkl", "sequence"],
  ["QwertyUiop12", "sequence"],
  ["abcdef123456", "sequence"],
  ["1q2w3e4r5t6y", "sequence"],
  ["zaq12wsxcde3", "sequence"],
  ["ola.nowak@studio-kadr.example", "address"],
  ["OLA.NOWAK@studio-kadr.example1", "address"],
  ["olanowak2026", "address"],
  ["hasłohasło12", "common"],
  ["haslo1234567", "common"],
  ["P@ssw0rd2026!", "common"],
  ["Administrator1", "common"],
  ["polska2026!!", "common"],
  ["kochamcie123", "common"],
  ["passwordpassword", "common"],
  ["Lato2026Lato!", "common"],
  ["correcthorsebatterystaple", "common"],
] as const)("%s is refused", (password, reason) => {
  expect(passwordProblem(password, email)).toBe(refusals[reason]);
});

test.each([
  "Zielony traktor 7 x",
  "zażółć gęślą jaźń",
  "x8Kp-2mQz_vR4tLw",
  "nasz kot lubi śledzie",
  "839201748265",
  "Wtorkowy-Deszcz-41",
])("%s is accepted", (password) => {
  expect(passwordProblem(password, email)).toBeNull();
});
