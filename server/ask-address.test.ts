import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { askForAddress } from "./ask-address.ts";

/** A terminal at which this is typed. */
async function answerTo(typed: string, isTerminal = true) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const terminal = { input, output } as unknown as Parameters<typeof askForAddress>[0]; // as far as it is used
  Object.assign(input, { isTTY: isTerminal });
  Object.assign(output, { isTTY: isTerminal });
  input.end(typed);
  const address = await askForAddress(terminal);
  return { address, said: String(output.read() ?? "") };
}

test("the first administrator's address is asked for until it is one", async () => {
  const { address, said } = await answerTo("ola\n OLA@Kadr.example \n");
  expect(address).toBe("ola@kadr.example");
  expect(said).toContain("ola is no e-mail address.");
});

test("nothing, the end of the input, and no terminal leave the usual address", async () => {
  expect((await answerTo("\n")).address).toBeUndefined();
  expect((await answerTo("")).address).toBeUndefined();
  expect(await answerTo("ola@kadr.example\n", false)).toEqual({ address: undefined, said: "" });
});
