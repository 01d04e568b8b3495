import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { plainGet } from "../../tests/support/raw-request.ts";
import { scratchDirectory } from "../../tests/support/scratch-directory.ts";
import { openPort, portOf } from "./listen.ts";
import { readStaticFiles, sendStaticFile } from "./static-files.ts";

const folder = scratchDirectory();

test("a compressed file that is too large for memory is sent from disk", async () => {
  const content = Buffer.from(randomBytes(600_000).toString("base64"));
  writeFileSync(join(folder, "large.js"), content);
  writeFileSync(join(folder, "large.js.br"), brotliCompressSync(content));
  const file = readStaticFiles(folder).get("/large.js");
  if (!file) throw new Error("large.js was not found");
  const server = createServer((request, response) => {
    sendStaticFile(request, response, file, []);
  });
  await openPort(server, 0, "127.0.0.1");
  try {
    const url = `http://127.0.0.1:${portOf(server)}/large.js`;
    const { headers, body } = await plainGet(url, { "Accept-Encoding": "br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(body).equals(content)).toBe(true);
  } finally {
    server.close();
  }
});
