import { expect, inject, test } from "vitest";
import { rawRequest, rawStatus } from "../support/raw-request.ts";

const site = inject("siteUrl");

const steps = [
  ...[
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%252f",
    "%252e%252e/",
    "..%5c",
    "..\\",
    "%2e%2e%5c",
  ],
  ...["....//", "..../", "..;/", ".%00./", "..%00/", "..%0d/", "..%c0%af", "%c0%ae%c0%ae/"],
  ...["..%e0%80%af", "%uff0e%uff0e/", "..%ef%bc%8f", "%ef%bc%8e%ef%bc%8e/", "..%u2215", ".%2e/"],
  ...["./../", "%2e/%2e%2e/", "..//", "/..//", "..%09/", "..%20/", "\u002e\u002e/"],
];
const starts = [
  "/",
  "/assets/",
  "/images/",
  "/videos/",
  "/blog/",
  "/storage/v1/object/public/media/",
];
const targets = ["etc/passwd", "server/main.ts", ".data/keys.json", "package.json"];

test("no step out of the folder leads to a file", async () => {
  const tried = starts.flatMap((start) =>
    steps.map((step, at) => start + step.repeat(6) + (targets[at % targets.length] ?? "")),
  );
  expect(tried.length).toBeGreaterThan(150);
  await inBatches(tried, async (path) => {
    const answer = await get(path);
    expect(answer, path).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer, path).not.toMatch(
      /root:x:|"jwtSecret"|"lockfileVersion"|import "\.\/node-version/,
    );
  });
});

test.each([
  "/assets",
  "/assets/",
  "/images/",
  "/storage",
  "/storage/v1/object/public/media",
  "/storage/v1/object/public/media/",
  "/assets/.vite/manifest.json",
  "/.vite/manifest.json",
  "/index.html",
  "/index.js",
  "/server/index.js",
  "/build/server/index.js",
  "/assets/entry.client.js.map",
  "/.data/keys.json",
  "/.env",
  "/.env.local",
  "/.git/HEAD",
  "/.ssh/id_rsa",
  "/node_modules/react/package.json",
  "/package-lock.json",
  "/vite.config.ts",
  "/app/root.tsx",
  "/@fs/etc/passwd",
  "/@vite/client",
  "/@id/virtual:react-router/server-build",
  "/__manifest",
  "/__manifest?paths=%2Fadmin",
  "/favicon.svg/x",
  "/favicon.svg%00.html",
  "/favicon.svg%20",
  "/favicon.svg.br",
  "/robots.txt.gz",
  "/proc/self/environ",
  "/con",
  "/debug/pprof",
  "/metrics",
  "/_system/info",
  "/studio",
  "/functions/v1",
  "/functions/v1/",
  "/functions/v1/constructor",
  "/functions/v1/toString",
  "/functions/v1/__proto__",
  "/functions/v1/hasOwnProperty",
  "/functions/v1/send-contact-email/drain",
  "/functions/v1/send-contact-email%2fdrain",
  "/functions/v1/SEND-CONTACT-EMAIL",
])("%s is no address", async (path) => {
  for (const method of ["GET", "POST"]) {
    expect(await rawStatus(site, path, method), method).toBeOneOf([301, 400, 404, 405]);
  }
});

async function get(path: string): Promise<string> {
  return rawRequest(site, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

async function inBatches<T>(items: T[], run: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += 16) {
    await Promise.all(items.slice(at, at + 16).map(run));
  }
}
