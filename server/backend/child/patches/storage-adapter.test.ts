import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { startTestBackend } from "../../../../tests/support/backend.ts";
import { loadKeys } from "../../shared/keys.ts";
import { StorageFiles } from "../../shared/storage-files.ts";
import { openPglite } from "../database.ts";
import { createLite } from "../lite.ts";
import { removeRefusedUploads } from "./storage-adapter.ts";

test("a file whose row the database refuses is removed", { timeout: 120_000 }, async () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // lite tells there what the database refused
  const dataDir = mkdtempSync(join(tmpdir(), "refused-upload-"));
  await (await startTestBackend({ dataDir })).stop();
  const database = await openPglite(join(dataDir, "database"));
  const files = new StorageFiles(join(dataDir, "storage"), 1_000_000);
  const keys = loadKeys(dataDir, {});
  const app = await createLite(database, files, { keys, signUp: false });
  const upload = async (name: string) => {
    const headers = { apikey: keys.secretKey, "content-type": "image/webp" };
    const url = `http://localhost/storage/v1/object/media/${name}`;
    const request = new Request(url, { method: "POST", headers, body: "bytes" });
    const answer = await removeRefusedUploads(files, database, async () =>
      app.fetch(request, { peerAddress: null }),
    );
    return answer.ok;
  };
  expect(await upload("kept.webp")).toBe(true);
  // At the commit, which lite's own attempt before the upload does not reach.
  await database.script(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create constraint trigger refuse after insert on storage.objects
      deferrable initially deferred for each row execute function refuse();`);
  expect(await upload("refused.webp")).toBe(false);
  expect(await files.find("media", "refused.webp")).toBeNull();
  expect(await files.find("media", "kept.webp")).not.toBeNull();
  await database.connection.close();
  rmSync(dataDir, { recursive: true });
});
