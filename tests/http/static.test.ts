import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { plainGet } from "../support/raw-request.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site } = await sharedSite("demo");
const film = `${site}/videos/bg.webm`;

async function assetOf(extension: string): Promise<string> {
  const html = await (await fetch(site)).text();
  // The router marks style sheets that several routes share with an empty fragment.
  const path = new RegExp(`"(/assets/[^"#]+\\.${extension})#?"`).exec(html)?.[1];
  return site + path;
}

test.each([
  ["js", "text/javascript; charset=utf-8"],
  ["css", "text/css; charset=utf-8"],
])("hashed .%s files never change and come compressed", async (extension, type) => {
  const answer = await plainGet(await assetOf(extension), { "Accept-Encoding": "br" });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": type,
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(answer.body).length).toBeGreaterThan(answer.body.length);
});

test("the decoder of HEIC pictures is shipped as its authors made it, with its licence, and runs in a worker alone", async () => {
  const assets = "build/client/assets";
  const names = await readdir(assets);
  for (const file of ["libheif.js", "libheif.wasm", "LICENSE"]) {
    const [stem = "", ending] = file.split(".");
    const name = names.find(
      (each) => each.startsWith(`${stem}-`) && each.endsWith(ending ? `.${ending}` : ""),
    );
    const shipped = await readFile(join(assets, name ?? ""));
    const original = await readFile(join("node_modules/libheif-js/libheif-wasm", file));
    expect(shipped.equals(original), file).toBe(true);
  }
  const files = ["heic-worker-", "encoder-worker-", "decode-heic.client-", "encode.client-"].map(
    (start) => names.find((name) => name.startsWith(start) && name.endsWith(".js")),
  );
  const policyOf = async (name = "") =>
    (await plainGet(`${site}/assets/${name}`)).headers["content-security-policy"];
  const [heic, encoder, ...others] = await Promise.all(files.map(policyOf));
  for (const policy of [heic, encoder]) {
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  }
  for (const policy of others) expect(policy).not.toContain("unsafe-eval");
});

test("files with a lasting name are asked for again after an hour", async () => {
  const { status, headers } = await plainGet(`${site}/images/hero-bg.jpg`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/jpeg");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  const again = await plainGet(`${site}/images/hero-bg.jpg`, { "If-None-Match": headers.etag });
  expect(again.status).toBe(304);
});

test("the film comes in pieces, as players ask for it", async () => {
  const whole = await plainGet(film);
  expect(whole.status).toBe(200);
  expect(whole.headers["content-type"]).toBe("video/webm");
  expect(whole.headers["accept-ranges"]).toBe("bytes");
  const size = whole.body.length;

  const piece = await plainGet(film, { Range: "bytes=1000-1999" });
  expect(piece.status).toBe(206);
  expect(piece.headers["content-range"]).toBe(`bytes 1000-1999/${size}`);
  expect(piece.headers["content-length"]).toBe("1000");
  expect(piece.body.equals(whole.body.subarray(1000, 2000))).toBe(true);
});

test("a piece of an older film is not mixed into a newer one", async () => {
  const { headers } = await plainGet(film, {}, "HEAD");
  const piece = { Range: "bytes=0-9" };
  expect((await plainGet(film, { ...piece, "If-Range": headers.etag })).status).toBe(206);
  expect((await plainGet(film, { ...piece, "If-Range": '"older"' })).status).toBe(200);
});
