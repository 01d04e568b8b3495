import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldErrors, limits } from "./limits.ts";
import { checkMessage } from "./validate.ts";

const good = { name: "Żaneta Łęcka", email: "zaneta@example.pl", message: "Dzień dobry" };
const anything = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.anything());

function read(input: Parameters<typeof checkMessage>[0]) {
  const checked = checkMessage(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields));
  return checked.value;
}

function complaints(input: Parameters<typeof checkMessage>[0]) {
  const checked = checkMessage(input);
  return checked.ok ? {} : checked.fields;
}

describe("checkMessage", () => {
  test("keeps the lines of a text from PowerPoint or a PDF file, and no character that nobody sees", () => {
    const message = "Raz\vdwa\ftrzy\u0085cztery\r\npięć\u0007\u0000\u007f\u009b\ttab \ud83d!";
    expect(read({ ...good, message, name: "Jan\u0002\u009fKot" })).toMatchObject({
      name: "Jan Kot",
      message: "Raz\ndwa\ntrzy\ncztery\npięć\ttab \ufffd!",
    });
  });

  test("names every missing field in Polish", () => {
    expect(complaints({ name: " ", message: "\n\u200b" })).toEqual({
      name: fieldErrors.name.missing,
      email: fieldErrors.email.missing,
      message: fieldErrors.message.missing,
    });
  });

  test("counts code points, not UTF-16 units", () => {
    const name = "🎬".repeat(limits.name);
    const message = "🎬".repeat(limits.message);
    expect(read({ ...good, name, message })).toMatchObject({ name, message });
    expect(complaints({ ...good, name: `${name}a`, message: `${message}a` })).toEqual({
      name: fieldErrors.name.long,
      message: fieldErrors.message.long(limits.message + 1),
    });
  });

  test.each([
    ["jan@localhost", "jan@localhost"],
    [" jan.o'hara+film@sub.example.pl ", "jan.o'hara+film@sub.example.pl"],
    ["jan@żółw.pl", "jan@xn--w-uga1v8h.pl"],
  ])("reads the address %s", (typed, email) => {
    expect(read({ ...good, email: typed }).email).toBe(email);
  });

  test.each([
    "jan",
    "@example.pl",
    "jan@",
    "jan@-example.pl",
    "jan@exa mple.pl",
    "jan@example..pl",
    "jan@example.pl, ala@example.pl",
    "Jan <jan@example.pl>",
    "jan@example.pl\r\nBcc: ala@example.pl",
    "żółw@example.pl",
    `jan@${"a".repeat(64)}.pl`,
  ])("refuses the address %j as browsers do", (email) => {
    expect(complaints({ ...good, email })).toEqual({ email: fieldErrors.email.invalid });
  });

  test("accepts only clean texts within the limits, whatever the input", () => {
    fc.assert(
      fc.property(anything, anything, anything, (name, email, message) => {
        const checked = checkMessage({ name, email, message });
        if (!checked.ok) return Object.keys(checked.fields).length > 0;
        const { value } = checked;
        return (
          [...value.name].length <= limits.name &&
          !/\p{Cc}/u.test(value.name + value.email) &&
          /^[!-~]+@[a-zA-Z0-9.-]+$/.test(value.email) &&
          !/[^\P{Cc}\n\t]/u.test(value.message) &&
          value.message.isWellFormed() &&
          value.message === value.message.trim()
        );
      }),
    );
  });

  test.each(["\u200b", "\u202a", "\u2060", "\u00ad", "\u200e"])(
    "takes the invisible %j out of an address, wherever it was pasted",
    (sign) => {
      const email = `${sign}ania@exam${sign}ple.pl${sign}`;
      expect(read({ ...good, email }).email).toBe("ania@example.pl");
    },
  );

  test("accepts its own results unchanged", () => {
    const line = fc.string({ unit: "binary", minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(line, line, (name, message) => {
        const once = checkMessage({ ...good, name, message });
        fc.pre(once.ok);
        expect(checkMessage(once.value)).toEqual(once);
      }),
    );
  });
});
