import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { childrenOf, memoryOf } from "../../../bench/processes.ts";
import { databaseOf } from "../../support/demo-keys.ts";
import { emptySite } from "./support/empty-site.ts";

const MB = 1024 * 1024;

test("the largest film is in memory once", async () => {
  const site = await emptySite();
  const [backend = 0] = childrenOf(site.process.pid ?? 0);
  // Forgets the peak that other tests left: man 5 proc.
  writeFileSync(`/proc/${backend}/clear_refs`, "5");
  const before = memoryOf(backend).peak;
  const film = new Uint8Array(60 * MB);
  film.set(Buffer.from("\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41", "latin1"));
  const films = databaseOf(site.url).storage.from("films");
  const options = { contentType: "video/mp4" };
  expect((await films.upload("a1b2-16x9.mp4", film, options)).error).toBeNull();
  // Three copies of it were 285 MB.
  expect(memoryOf(backend).peak - before).toBeLessThan(160);
  const { data } = await films.download("a1b2-16x9.mp4");
  expect(data?.size).toBe(60 * MB);
});
