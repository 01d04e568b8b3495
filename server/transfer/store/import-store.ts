import type { Database } from "../../../app/data/database.types.ts";
import { bucketLimits, FILMS } from "../../../app/picture-files/bucket-limits.ts";
import {
  AVIF_SIZES,
  type CopyType,
  copyPaths,
  SMALLER,
  smallerPath,
} from "../../../app/picture-files/picture-limits.ts";
import type { RedirectRow } from "../../../app/text/redirects/rules.ts";
import { type SecretClient, withSecretKey } from "../../backend/reach.ts";
import { hasRoom } from "../../backend/shared/disk.ts";
import type { Env } from "../../base/env.ts";
import { allRows } from "./all-rows.ts";
import { createFilmStore } from "./film-store.ts";
import { createImportedPosts, createRuns, createUndo } from "./import-history.ts";
import { createOwnStore } from "./own-store.ts";

type Tables = Database["public"]["Tables"];
export type Kind = "post" | "case-study" | "picture" | "film" | "redirect" | "facts";
export type NewPost = Pick<
  Tables["blog_posts"]["Insert"],
  "title" | "slug" | "author" | "content" | "image_url" | "tags"
> &
  Pick<
    Tables["blog_posts"]["Insert"],
    "seo_title" | "seo_description" | "published_at" | "created_at"
  >;
export type NewFile = {
  path: string;
  bytes: Uint8Array;
  type: string;
  /** Copies as WebP and as AVIF, by their widths. */
  smaller: ReadonlyMap<number, Uint8Array>;
  avif?: ReadonlyMap<number, Uint8Array>;
};
export type PictureFacts = Omit<
  Tables["media_files"]["Insert"],
  "path" | "bytes" | "sizes" | "avif_sizes"
>;
export type KnownPost = { slug: string; isDraft: boolean };

export type ImportStore = ReturnType<typeof createStore>;

const BUCKET = "media";
/** Of the trigger that keeps a picture in use. */
const FOREIGN_KEY_VIOLATION = "23503";

/** What an import asks of the site's database and storage. */
export function withImportStore<T>(env: Env, work: (store: ImportStore) => Promise<T>): Promise<T> {
  return withSecretKey(env, (connect) => work(createStore(connect(), env)));
}

function createStore(client: SecretClient, { SUPABASE_URL, DATABASE_URL, DATA_DIR }: Env) {
  const isElsewhere = Boolean(SUPABASE_URL);
  const bucket = client.storage.from(BUCKET);

  function addressOf(path: string, inBucket = BUCKET): string {
    const { publicUrl } = client.storage.from(inBucket).getPublicUrl(path).data;
    return isElsewhere ? publicUrl : new URL(publicUrl).pathname;
  }

  async function known(kind: Kind): Promise<Map<string, string>> {
    const rows = await allRows((from, to) =>
      client
        .from("imported")
        .select("source_id, target")
        .eq("kind", kind)
        .order("source_id")
        .range(from, to),
    );
    return new Map(rows.map(({ source_id, target }) => [source_id, target]));
  }

  async function takenSlugs(): Promise<Set<string>> {
    const [posts, former] = await Promise.all([
      allRows((from, to) => client.from("blog_posts").select("slug").order("id").range(from, to)),
      allRows((from, to) =>
        client
          .from("slug_redirects")
          .select("slug")
          .eq("table_name", "blog_posts")
          .order("slug")
          .range(from, to),
      ),
    ]);
    return new Set([...posts, ...former].map(({ slug }) => slug));
  }

  async function postsOf(ids: readonly string[]): Promise<Map<string, KnownPost>> {
    const posts = new Map<string, KnownPost>();
    for (let at = 0; at < ids.length; at += 200) {
      const some = ids.slice(at, at + 200).map(Number);
      const { data } = await client
        .from("blog_posts")
        .select("id, slug, published_at")
        .in("id", some)
        .throwOnError();
      for (const { id, slug, published_at } of data) {
        posts.set(String(id), { slug, isDraft: published_at === null });
      }
    }
    return posts;
  }

  async function begin(source: string): Promise<number> {
    const { data } = await client
      .from("imports")
      .insert({ source })
      .select("id")
      .single()
      .throwOnError();
    return data.id;
  }

  async function finish(id: number): Promise<void> {
    const finished_at = new Date().toISOString();
    await client.from("imports").update({ finished_at }).eq("id", id).throwOnError();
  }

  async function addPost(id: number, sourceId: string, post: NewPost): Promise<void> {
    await client.rpc("import_post", { import: id, source: sourceId, post }).throwOnError();
  }

  async function remember(
    id: number,
    kind: Kind,
    rows: ReadonlyMap<string, string>,
  ): Promise<void> {
    const whole = [...rows].map(([source_id, target]) => ({
      import_id: id,
      kind,
      source_id,
      target,
    }));
    await client
      .from("imported")
      .upsert(whole, { onConflict: "kind,source_id", ignoreDuplicates: true })
      .throwOnError();
  }

  async function hasRow(path: string): Promise<boolean> {
    const { data } = await client
      .from("media_files")
      .select("path")
      .eq("path", path)
      .throwOnError();
    return data.length > 0;
  }

  async function findPicture(hash: string): Promise<string | null> {
    const { data } = await client
      .from("media_files")
      .select("path")
      .eq("hash", hash)
      .like("path", "blog/%")
      .limit(1)
      .throwOnError();
    return data[0]?.path ?? null;
  }

  /**
   * Without facts nothing is known of the file. Its copies come first and its row last: an import that is killed
   * leaves no picture that looks whole and is not.
   */
  async function addPicture(file: NewFile, facts: PictureFacts | null): Promise<void> {
    const { path, bytes, type, smaller, avif = new Map() } = file;
    const copiesAs = (type: CopyType, copies: NonNullable<NewFile["avif"]>) =>
      [...copies].map(([width, copy]) =>
        write(smallerPath(path, width, type), copy, `image/${type}`),
      );
    await Promise.all([...copiesAs("webp", smaller), ...copiesAs("avif", avif)]);
    await write(path, bytes, type);
    if (!facts) return;
    const [sizes, avif_sizes] = [[...smaller.keys()], [...avif.keys()]];
    const row = { path, ...facts, bytes: bytes.length, sizes, avif_sizes };
    await client.from("media_files").upsert(row).throwOnError();
  }

  async function write(path: string, bytes: Uint8Array, contentType: string): Promise<void> {
    const body = Uint8Array.from(bytes).buffer;
    const options = { contentType, cacheControl: "31536000", upsert: true };
    const { error } = await bucket.upload(path, body, options);
    if (error) throw error;
  }

  async function ensureBucket(): Promise<void> {
    const { error } = await client.storage.getBucket(BUCKET);
    if (!error) return;
    const created = await client.storage.createBucket(BUCKET, { public: true, ...bucketLimits });
    if (created.error) throw created.error;
  }

  /** Gives the addresses that lead somewhere already. */
  async function addRedirects(id: number, rows: readonly RedirectRow[]): Promise<string[]> {
    const taken: string[] = [];
    for (let at = 0; at < rows.length; at += 500) {
      const some = rows.slice(at, at + 500).map((row) => ({ ...row }));
      const { data } = await client
        .rpc("import_redirects", { import: id, rows: some })
        .throwOnError();
      taken.push(...data);
    }
    return taken;
  }

  /** What leads somewhere by now, whoever wrote it, and where; null for what is gone. */
  async function redirected(): Promise<Map<string, string | null>> {
    const rows = await allRows((from, to) =>
      client
        .from("redirects")
        .select("from_address, to_address")
        .order("from_address")
        .range(from, to),
    );
    return new Map(rows.map(({ from_address, to_address }) => [from_address, to_address]));
  }

  /** Of each post that visitors see. */
  async function publicTags(): Promise<string[][]> {
    const rows = await allRows((from, to) =>
      client
        .from("blog_posts")
        .select("tags")
        .not("tags", "is", null)
        .lte("published_at", new Date().toISOString())
        .order("id")
        .range(from, to),
    );
    return rows.map(({ tags }) => tags ?? []);
  }

  /** False when a text shows it. */
  async function removePicture(path: string): Promise<boolean> {
    const { data, error } = await client
      .from("media_files")
      .delete()
      .eq("path", path)
      .select("sizes, avif_sizes");
    if (error?.code === FOREIGN_KEY_VIOLATION) return false;
    if (error) throw error;
    // Whoever took the row and was killed, or wrote files and no row, left copies of any width.
    const copies = data[0] ?? { sizes: SMALLER, avif_sizes: AVIF_SIZES };
    await bucket.remove([path, ...copyPaths(path, copies)]);
    return true;
  }

  /** Whether the site stays able to work with as much more. */
  async function hasRoomFor(bytes: number, what: "row" | "file"): Promise<boolean> {
    const isHere = !isElsewhere && (what === "file" || !DATABASE_URL);
    return !isHere || hasRoom(DATA_DIR, "forContent", bytes);
  }

  async function list() {
    const { data } = await client.from("imports").select().order("id").throwOnError();
    return data;
  }

  return {
    addressOf,
    known,
    takenSlugs,
    postsOf,
    begin,
    finish,
    addPost,
    remember,
    hasRow,
    findPicture,
    addPicture,
    ensureBucket,
    addRedirects,
    redirected,
    publicTags,
    removePicture,
    list,
    hasRoomFor,
    ...createUndo(client),
    runs: createRuns(client),
    own: createOwnStore(client),
    imported: createImportedPosts(client),
    films: {
      ...createFilmStore(client),
      addressOf: (name: string) => addressOf(name, FILMS),
    },
  };
}
