import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { defaultEmail } from "./backend/shared/options.ts";

type Terminal = { input: NodeJS.ReadStream; output: NodeJS.WriteStream };

const question = `Your e-mail address, to sign in to the panel with (Enter: ${defaultEmail}):\n`;

/** Whose the panel will be; undefined when nobody is there to answer, or wants to. */
export async function askForAddress({ input, output }: Terminal): Promise<string | undefined> {
  if (!input.isTTY || !output.isTTY) return undefined;
  const lines = createInterface({ input, output, prompt: "" });
  lines.on("SIGINT", () => process.exit(130));
  output.write(`\n${question}`);
  for await (const line of lines) {
    if (line.trim() === "") return undefined;
    const address = z.email().max(254).safeParse(line.trim().toLowerCase());
    if (address.success) return address.data;
    output.write(`${line.trim()} is no e-mail address.\n${question}`);
  }
  return undefined;
}
