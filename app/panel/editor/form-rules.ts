/*
 * What the database's checks accept (supabase/migrations), asked before a save so that the answer
 * can stand beside the field.
 */

/** The longest texts that the database takes, in characters. */
export const LONGEST = {
  title: 200,
  slug: 200,
  author: 120,
  client: 200,
  industry: 200,
  summary: 2000,
  content: 200_000,
  caption: 500,
} as const;

export function isSlug(text: string): boolean {
  return /^[a-z0-9_]+(-[a-z0-9_]+)*$/.test(text) && text.length <= LONGEST.slug;
}

/** http(s), or a path on this site: one leading slash, since two would name another host. */
export function isPictureAddress(text: string): boolean {
  return (
    text.length <= 2000 &&
    !/[\s\p{Cc}"<>\\]/u.test(text) &&
    (/^https?:\/\/[^/?#]/i.test(text) || /^\/[^/]/.test(text))
  );
}

export function isYoutubeAddress(text: string): boolean {
  return (
    text.length <= 500 &&
    !/[\s\p{Cc}"<>\\]/u.test(text) &&
    /^https:\/\/(((www|m|music)\.)?youtube\.com|(www\.)?youtube-nocookie\.com|youtu\.be)\/./.test(
      text,
    )
  );
}
