import { FILMS } from "../../../app/picture-files/bucket-limits.ts";
import { isFilmFile } from "../../../app/text/addresses/uploaded-film.ts";
import type { SecretClient } from "../../backend/reach.ts";
import { mediaType } from "../../backend/shared/media-type.ts";

const AT_ONCE = 1_000;
/** A film has 60 MiB at most. */
const PATIENCE_MS = 120_000;

/** The uploaded films with their posters, as files. */
export function createFilmStore(client: SecretClient) {
  const bucket = client.storage.from(FILMS);

  async function list(): Promise<string[]> {
    const names: string[] = [];
    for (let offset = 0; ; offset += AT_ONCE) {
      const sortBy = { column: "name", order: "asc" };
      const { data, error } = await bucket.list("", { limit: AT_ONCE, offset, sortBy });
      if (error) throw error;
      names.push(...data.map(({ name }) => name).filter(isFilmFile));
      if (data.length < AT_ONCE) return names;
    }
  }

  async function read(name: string): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { data, error } = await bucket.download(name, {}, { signal });
    if (error) throw error;
    return new Uint8Array(await data.arrayBuffer());
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const body = Uint8Array.from(bytes).buffer;
    const contentType = mediaType(bytes) ?? "application/octet-stream";
    const { error } = await bucket.upload(name, body, { contentType, cacheControl: "31536000" });
    if (error) throw error;
  }

  async function remove(names: string[]): Promise<void> {
    const { error } = await bucket.remove(names);
    if (error) throw error;
  }

  return { list, read, write, remove };
}
