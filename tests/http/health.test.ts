import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type TestSite } from "../support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test("the process says that it serves", async () => {
  const response = await fetch(`${site.url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
});

test("readiness names the backend, the storage and the mail queue", async () => {
  const response = await fetch(`${site.url}/readyz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ready: true,
    backend: true,
    storage: true,
    mail: "unconfigured",
  });
});
