import { posts } from "~/content/admin.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import type { PostForm } from "~/panel/data/post-form.ts";

/**
 * Looks at a form before visitors see it, now or at a planned time, and gives sentences that the
 * editor should read first. None of them forbids: what must not be is told by `validate`.
 */
export type PublicationCheck<Form> = (
  form: Form,
  client: AdminClient,
) => readonly string[] | Promise<readonly string[]>;

/** The sentences of all checks; a check that fails must not keep a text from being saved. */
export async function warningsOf<Form>(
  checks: readonly PublicationCheck<Form>[],
  form: Form,
  client: AdminClient,
): Promise<string[]> {
  const found = await Promise.allSettled(checks.map(async (check) => check(form, client)));
  return found.flatMap((one) => {
    if (one.status === "fulfilled") return one.value;
    console.error(one.reason);
    return [];
  });
}

export const emptyPost: PublicationCheck<PostForm> = ({ content, blocks }) =>
  content.trim() === "" && blocks.every((block) => block.content.trim() === "")
    ? [posts.emptyPost]
    : [];
