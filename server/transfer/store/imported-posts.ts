import type { SecretClient } from "../../backend/reach.ts";
import { allRows } from "./all-rows.ts";

/** A post as an earlier import wrote it. */
export type ImportedPost = { version: number; content: string; image_url: string | null };

/** Texts may be long. */
const AT_ONCE = 50;

/** Posts of earlier imports that nobody has changed since. */
export function createImportedPosts(client: SecretClient) {
  /** The `sourceId` of each that `isWanted`. */
  async function find(
    isWanted: (post: ImportedPost) => boolean,
  ): Promise<Map<string, ImportedPost>> {
    const origins = await allRows((from, to) =>
      client
        .from("imported")
        .select("source_id, target, version")
        .eq("kind", "post")
        .order("source_id")
        .range(from, to),
    );
    const found = new Map<string, ImportedPost>();
    for (let at = 0; at < origins.length; at += AT_ONCE) {
      const some = new Map(origins.slice(at, at + AT_ONCE).map((one) => [Number(one.target), one]));
      const { data } = await client
        .from("blog_posts")
        .select("id, version, content, image_url")
        .in("id", [...some.keys()])
        .throwOnError();
      for (const { id, ...post } of data) {
        const origin = some.get(id);
        if (origin?.version === post.version && isWanted(post)) found.set(origin.source_id, post);
      }
    }
    return found;
  }

  /** False when somebody has changed the post meanwhile. */
  async function complete(
    source: string,
    { version, content, image_url }: ImportedPost,
  ): Promise<boolean> {
    const { data } = await client
      .rpc("complete_post", {
        source,
        seen_version: version,
        new_content: content,
        ...(image_url !== null && { new_image: image_url }),
      })
      .throwOnError();
    return data;
  }

  return { find, complete };
}
