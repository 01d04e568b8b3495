import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { signIn } from "../support/signed-in.ts";
import { sharedSite } from "./support/sites.ts";

const { url: site, dataDir } = await sharedSite("writable");
let auth: { apikey: string; authorization: string };
beforeAll(async () => {
  const { apikey, token } = await signIn(site);
  auth = { apikey, authorization: `Bearer ${token}` };
});

const script = "<script>alert(1)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const starts: Record<string, string> = {
  "image/jpeg": "\xff\xd8\xff\xe0\0\x10JFIF\0",
  "image/png": "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
  "image/webp": "RIFF\x04\0\0\0WEBP",
  "image/avif": "\0\0\0\x18ftypavif\0\0\0\0avif",
  "image/gif": "GIF89a=1;alert(1)/*",
};

const put = (name: string, type: string, body: string, headers = {}) =>
  fetch(`${site}/storage/v1/object/media/${name}`, {
    method: "POST",
    headers: { ...auth, "content-type": type, "x-upsert": "true", ...headers },
    body: Buffer.from(body, "latin1"),
  });
const shown = (name: string) => fetch(`${site}/storage/v1/object/public/media/${name}`);

const contents = [
  svg,
  `\xef\xbb\xbf${svg}`,
  `<!DOCTYPE html>${script}`,
  "%PDF-1.7",
  "MZ\x90\0",
  "",
];
const falseClaims = [
  ...["image/svg+xml", "text/html", "text/html; image/png", "application/octet-stream", "image/*"],
  ...["", "image/png, text/html", "text/html, image/png", "image/PNG+xml", "multipart/mixed"],
];

test("what is no picture, or claims to be another type, is refused", async () => {
  const types = Object.keys(starts);
  const uploads = [
    ...contents.flatMap((body) => [...types, "image/svg+xml"].map((type) => [type, body] as const)),
    ...Object.entries(starts).flatMap(([type, start]) =>
      [...falseClaims, ...types.filter((other) => other !== type)].map(
        (claim) => [claim, start + svg] as const,
      ),
    ),
  ];
  for (const [at, [type, body]] of uploads.entries()) {
    const name = `blog/refused-${at}.${["svg", "html", "png", "png.html"][at % 4]}`;
    const { status } = await put(name, type, body);
    expect(status, `${JSON.stringify(body.slice(0, 20))} as ${type}`).toBeOneOf([400, 415]);
    expect((await shown(name)).status).toBe(404);
  }
});

test("a picture that is something else besides is only ever shown as the picture", async () => {
  for (const [type, start] of Object.entries(starts)) {
    for (const ending of [".html", ".svg", ".js", "", ".html.png"]) {
      const name = `blog/${type.slice(6)}${ending}`;
      expect((await put(name, type, `${start}*/${svg}`)).status, name).toBe(200);
      for (const query of ["", "?download=x.html", "?content-type=text/html", "?width=1"]) {
        const { status, headers } = await shown(name + query);
        expect(status, name + query).toBe(200);
        const seen = headers.get("content-type");
        expect(seen, name + query).toBeOneOf([type, "application/octet-stream"]);
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      }
    }
  }
});

test("the type of a picture cannot be changed afterwards", async () => {
  await put("blog/a.gif", "image/gif", `${starts["image/gif"]}${script}`);
  const metadata = { mimetype: "text/html" };
  const copy = { bucketId: "media", sourceKey: "blog/a.gif", destinationKey: "blog/b.html" };
  const changes: [method: string, path: string, body: object][] = [
    ["POST", "object/copy", { ...copy, copyMetadata: false, metadata }],
    ["PUT", "bucket/media", { public: true, allowed_mime_types: ["text/html"] }],
    ["PATCH", "object/info/media/blog/a.gif", { metadata }],
  ];
  for (const [method, path, body] of changes) {
    const headers = { ...auth, "content-type": "application/json" };
    await fetch(`${site}/storage/v1/${path}`, { method, headers, body: JSON.stringify(body) });
  }
  const claim = Buffer.from(JSON.stringify(metadata)).toString("base64");
  await put("blog/d.gif", "image/gif", starts["image/gif"] ?? "", { "x-metadata": claim });
  for (const name of ["blog/a.gif", "blog/b.html", "blog/d.gif"]) {
    const { headers } = await shown(name);
    expect(headers.get("content-type"), name).toBeOneOf(["image/gif", "application/json"]);
  }
});

const storedFiles = () =>
  readdirSync(join(dataDir, "storage"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );

test("no name leads out of the storage folder", async () => {
  const steps = ["../", "..%2f", "%2e%2e/", "..%5c", "..%252f", "....//", "..%00/", "%2f", "C:%5c"];
  const names = [
    ...steps.map((step) => `blog/${step.repeat(6)}tmp/evil.webp`),
    ...["keys.json", ".htaccess", "a%00.webp", `${"a".repeat(3_000)}.webp`, "$(id)", "a%0aid", "*"],
  ];
  const before = readdirSync(dataDir).sort();
  for (const name of names) {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const body = method === "DELETE" ? "" : (starts["image/webp"] ?? "");
      const head = [
        `${method} /storage/v1/object/media/${name} HTTP/1.1`,
        ...Object.entries(auth).map(([header, value]) => `${header}: ${value}`),
        ...["Host: localhost", "Content-Type: image/webp", "x-upsert: true", "Connection: close"],
        `Content-Length: ${body.length}`,
      ];
      const answer = await rawRequest(site, `${head.join("\r\n")}\r\n\r\n${body}`);
      expect(answer, `${method} ${name}`).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    }
  }
  expect(readdirSync(dataDir).sort()).toEqual(before);
  for (const { name, parentPath } of storedFiles()) {
    expect(name).toMatch(/^([0-9a-f]{64}\.json|[0-9a-f-]{36})$/);
    expect(parentPath).toMatch(/\/storage\/[0-9a-f]{2}$/);
  }
});

test("an upload that stops half-way keeps nobody waiting, and leaves no file", async () => {
  const size = 1_000_000;
  // Other tests store files and remove them meanwhile.
  const filesOfThis = async () => {
    const files = storedFiles().map(({ parentPath, name }) => join(parentPath, name));
    const texts = await Promise.all(files.map((file) => readFile(file, "latin1").catch(() => "")));
    return texts.filter((text) => text.includes("x".repeat(1000))).length;
  };
  const path = "/storage/v1/object/media/blog/half.webp";
  const upload = request(site + path, {
    method: "POST",
    headers: { ...auth, "content-type": "image/webp", "content-length": size },
  });
  upload.on("error", () => {});
  const half = Buffer.from(`${starts["image/webp"]}${"x".repeat(size / 2)}`, "latin1");
  await new Promise((sent) => upload.write(half, sent));
  const post = { title: "Wpis", slug: `w-${crypto.randomUUID()}`, author: "Zespół" };
  const written = await fetch(`${site}/rest/v1/blog_posts`, {
    method: "POST",
    headers: { ...auth, "content-type": "application/json" },
    body: JSON.stringify(post),
  });
  expect(written.status).toBe(201);
  upload.destroy();
  expect((await shown("blog/half.webp")).status).toBe(404);
  expect(await filesOfThis()).toBe(0);
});
