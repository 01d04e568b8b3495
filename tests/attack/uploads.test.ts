import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { startSite, type TestSite } from "../support/site.ts";

const administrator = { email: "admin@kadr.example", password: "correct horse battery" };
const apikey = "sb_publishable_uploads_00000000";

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await startSite({
    env: {
      SEED: "none",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SUPABASE_PUBLISHABLE_KEY: apikey,
    },
  });
  const client = createClient(site.url, apikey, { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword(administrator);
  if (error) throw error;
  token = data.session.access_token;
});
afterAll(() => site?.stop());

const script = "<script>alert(1)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const starts: Record<string, string> = {
  "image/jpeg": "\xff\xd8\xff\xe0\0\x10JFIF\0",
  "image/png": "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
  "image/webp": "RIFF\x04\0\0\0WEBP",
  "image/avif": "\0\0\0\x18ftypavif\0\0\0\0avif",
  "image/gif": "GIF89a=1;alert(1)/*",
};
const types = Object.keys(starts);
const contents: [what: string, body: string][] = [
  ["SVG", svg],
  ["SVG with a prologue", `<?xml version="1.0"?><!DOCTYPE svg>${svg}`],
  ["SVG after a mark", `\xef\xbb\xbf${svg}`],
  ["HTML", `<!DOCTYPE html><html>${script}</html>`],
  ["HTML without a beginning", script],
  ["XHTML", `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
  ["XML with a style", '<?xml-stylesheet href="javascript:alert(1)"?><x/>'],
  ["PDF", "%PDF-1.7 /OpenAction /JavaScript"],
  ["script", "alert(1)"],
  ["Flash", "CWS\x09"],
  ["Java", "PK\x03\x04META-INF"],
  ["program", "MZ\x90\0"],
  ["ELF", "\x7fELF"],
  ["PHP", "<?php system('id');"],
  ["server side includes", '<!--#exec cmd="id"-->'],
  ["icon", "\0\0\x01\0"],
  ["BMP", "BM"],
  ["TIFF", "II*\0"],
  ["nothing", ""],
];
// biome-ignore format: a table
const claims = [
  "image/svg+xml", "image/svg", "text/html", "text/html; image/png", "text/xml", "application/xhtml+xml",
  "application/javascript", "text/plain", "application/octet-stream", "application/pdf", "image/x-icon",
  "image/*", "*/*", "image", "", "image/png, text/html", "text/html, image/png", "image/bmp", "image/tiff",
  "multipart/mixed", "application/x-shockwave-flash", "image/PNG+xml", "image/png\ttext/html",
];

function put(name: string, type: string, body: string, method = "POST", more = {}) {
  return fetch(`${site.url}/storage/v1/object/media/${name}`, {
    method,
    headers: {
      apikey,
      Authorization: `Bearer ${token}`,
      "Content-Type": type,
      "x-upsert": "true",
      ...more,
    },
    body: Buffer.from(body, "latin1"),
  });
}

const shown = (name: string) => fetch(`${site.url}/storage/v1/object/public/media/${name}`);

test("what is no picture is refused, whatever it is called and claims to be", async () => {
  const polyglots = types.flatMap((type) =>
    [...claims, ...types.filter((other) => other !== type)].map(
      (claim): [string, string, string] => [`${type} as ${claim}`, claim, `${starts[type]}${svg}`],
    ),
  );
  const plain = contents.flatMap(([what, body]) =>
    [...types, "image/svg+xml", "text/html"].map((claim): [string, string, string] => [
      what,
      claim,
      body,
    ]),
  );
  expect(plain.length + polyglots.length).toBeGreaterThanOrEqual(268);
  for (const [at, [what, claim, body]] of [...plain, ...polyglots].entries()) {
    const name = `blog/${at}.${["svg", "html", "png", "png.html", "svg%20", "htm"][at % 6]}`;
    const answer = await put(name, claim, body, at % 2 ? "POST" : "PUT");
    expect(answer.status, `${what} as ${claim}: ${await answer.text()}`).toBeGreaterThanOrEqual(
      400,
    );
    expect(answer.status, `${what} as ${claim}`).toBeLessThan(500);
    expect((await shown(name)).status, `${what} as ${claim}`).toBe(404);
  }
}, 120_000);

test("what is a picture and something else besides is only ever shown as the picture", async () => {
  const endings = [".html", ".svg", ".js", ".php", ".png", "", ".html.png", ".svg;.png"];
  const asked = new Set<string>();
  for (const [type, start] of Object.entries(starts)) {
    for (const [at, ending] of endings.entries()) {
      const name = `blog/${type.slice(6)}-${at}${ending}`;
      const bytes = `${start}*/${svg}${script}`;
      // With a parameter it is refused, or kept without it; without one it is a picture like any other.
      await put(`${name}-charset`, `${type}; charset=x`, bytes);
      expect((await shown(`${name}-charset`)).headers.get("content-type")).toBeOneOf([
        type,
        "application/json",
      ]);
      expect((await put(name, type, bytes)).status, name).toBe(200);
      for (const query of [
        "",
        "?download=",
        "?download=x.html",
        "?content-type=text/html",
        "?width=1",
        "?response-content-type=text/html",
      ]) {
        const answer = await shown(name + query);
        const told = `${name}${query}`;
        asked.add(told);
        expect(answer.headers.get("content-type"), told).toBeOneOf([
          type,
          "application/octet-stream",
        ]);
        expect(answer.headers.get("x-content-type-options"), told).toBe("nosniff");
        expect(answer.headers.get("content-security-policy"), told).toBe(
          "default-src 'none'; sandbox",
        );
      }
      for (const place of ["authenticated/media", "media", "info/media", "info/public/media"]) {
        const answer = await fetch(`${site.url}/storage/v1/object/${place}/${name}`, {
          headers: { apikey, Authorization: `Bearer ${token}` },
        });
        expect(answer.headers.get("content-type") ?? "", place).not.toMatch(
          /html|svg|xml|javascript/,
        );
        expect(answer.headers.get("x-content-type-options"), place).toBe("nosniff");
      }
    }
  }
  expect(asked.size).toBeGreaterThanOrEqual(240);
  const rendered = await fetch(`${site.url}/storage/v1/render/image/public/media/blog/gif-0.html`);
  expect(rendered.headers.get("content-type") ?? "").not.toMatch(/html|svg/);
});

test("a picture's type cannot be changed behind its back", async () => {
  await put("blog/a.gif", "image/gif", `${starts["image/gif"]}${script}`);
  const attempts: [string, string, object][] = [
    [
      "POST",
      "object/copy",
      {
        bucketId: "media",
        sourceKey: "blog/a.gif",
        destinationKey: "blog/b.html",
        copyMetadata: false,
        metadata: { mimetype: "text/html" },
      },
    ],
    [
      "POST",
      "object/move",
      { bucketId: "media", sourceKey: "blog/b.html", destinationKey: "blog/c.svg" },
    ],
    ["PUT", "bucket/media", { public: true, allowed_mime_types: ["text/html"] }],
    ["PATCH", "object/info/media/blog/a.gif", { metadata: { mimetype: "text/html" } }],
  ];
  for (const [method, path, body] of attempts) {
    await fetch(`${site.url}/storage/v1/${path}`, {
      method,
      headers: { apikey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  }
  const metadata = Buffer.from('{"mimetype":"text/html"}').toString("base64");
  await put("blog/d.gif", "image/gif", starts["image/gif"] ?? "", "POST", {
    "x-metadata": metadata,
  });
  for (const name of ["blog/a.gif", "blog/b.html", "blog/c.svg", "blog/d.gif"]) {
    const answer = await shown(name);
    expect(answer.headers.get("content-type"), name).toBeOneOf(["image/gif", "application/json"]);
  }
});

test("no name leads out of the storage folder", async () => {
  const steps = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%5c",
    "..%252f",
    "....//",
    "..%c0%af",
    "..%00/",
    "./../",
    "%2e%2e%5c",
    "..;/",
    "..%ef%bc%8f",
    "/",
    "%2f",
    "C:%5c",
    "~/",
    "%7e/",
    "..%0a/",
    "file:%2f%2f",
  ];
  const names = [
    ...steps.flatMap((step) => [
      `${step.repeat(3)}evil.webp`,
      `blog/${step.repeat(6)}tmp/evil.webp`,
    ]),
    ...[
      "keys.json",
      "con.webp",
      ".htaccess",
      "a%00.webp",
      `${"a".repeat(3_000)}.webp`,
      "%F0%9F%8E%AC.webp",
      "blog",
      "-rf",
      "$(id)",
      "%60id%60",
      "a|id",
      "a%0aid",
      "*",
      "?x",
      "#x",
    ],
  ];
  expect(names.length).toBeGreaterThanOrEqual(55);
  for (const name of names) {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const body = method === "DELETE" ? "" : (starts["image/webp"] ?? "");
      const head = [
        `${method} /storage/v1/object/media/${name} HTTP/1.1`,
        "Host: localhost",
        `apikey: ${apikey}`,
        `Authorization: Bearer ${token}`,
        "Content-Type: image/webp",
        "x-upsert: true",
        `Content-Length: ${body.length}`,
        "Connection: close",
      ];
      const answer = await rawRequest(site.url, `${head.join("\r\n")}\r\n\r\n${body}`);
      expect(answer, `${method} ${name}`).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    }
  }
  const known = /^(keys\.json|database|storage|lock|running)/;
  const top = await readdir(site.dataDir);
  expect(top.filter((name) => !known.test(name) && /evil|webp|^blog|media/.test(name))).toEqual([]);
  const files = await readdir(join(site.dataDir, "storage"), {
    recursive: true,
    withFileTypes: true,
  });
  for (const file of files.filter((entry) => entry.isFile())) {
    expect(file.name).toMatch(/^([0-9a-f]{64}\.json|[0-9a-f-]{36})$/);
    expect(file.parentPath).toMatch(/\/storage\/[0-9a-f]{2}$/);
  }
});
