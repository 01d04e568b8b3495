import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const jar = fileURLToPath(import.meta.resolve("vnu-jar/build/dist/vnu.jar"));

const report = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.string().default("") }),
  ),
});

export type HtmlError = { address: string; message: string; extract: string };

export function hasJava(): boolean {
  return spawnSync("java", ["-version"]).status === 0;
}

/** What the W3C's checker of HTML finds in these pages, each by its address. One run: Java takes seconds to start. */
export async function errorsOf(pages: ReadonlyMap<string, string>): Promise<HtmlError[]> {
  const folder = await mkdtemp(join(tmpdir(), "validator-"));
  const addresses = [...pages.keys()];
  try {
    for (const [at, address] of addresses.entries()) {
      await writeFile(join(folder, `${at}.html`), pages.get(address) ?? "");
    }
    const options = ["--format", "json", "--errors-only", "--exit-zero-always", "--stdout", folder];
    const { stdout } = await promisify(execFile)("java", ["-jar", jar, ...options], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return report.parse(JSON.parse(stdout)).messages.map(({ url, message, extract }) => ({
      address: addresses[Number(basename(url, ".html"))] ?? url,
      message,
      extract,
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
