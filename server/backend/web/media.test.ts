import { expect, onTestFinished, test } from "vitest";
import { MAX_FILE_BYTES } from "../../../app/picture-files/bucket-limits.ts";
import { scratchDirectory } from "../../../tests/support/scratch-directory.ts";
import { StorageFiles } from "../shared/storage-files.ts";
import { createMedia } from "./media.ts";

test("a file is found while the settings of its bucket are forgotten", async () => {
  const directory = scratchDirectory(onTestFinished);
  const files = new StorageFiles(directory, MAX_FILE_BYTES);
  const about = { type: "image/webp", cacheControl: "max-age=1" };
  await files.write("media", "blog/a.webp", [new Uint8Array([1])], about);
  const answers: ((isPublic: boolean) => void)[] = [];
  const media = createMedia(files, () => new Promise((answer) => answers.push(answer)));
  const url = "http://site.test/storage/v1/object/public/media/blog/a.webp";
  const asked = media.answer(new Request(url));
  await expect.poll(() => answers.length).toBe(1);
  media.forgetBuckets();
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer(true);
  expect((await asked)?.status).toBe(200);
});
