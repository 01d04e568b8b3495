/** Functions that only read. They are called by POST, too. */
export const readingFunctions: ReadonlySet<string> = new Set([
  "attention",
  "count_page_messages",
  "find_audit_events",
  "find_messages",
  "find_person",
  "find_records",
  "list_authors",
  "list_message_sources",
  "list_own_records",
  "list_own_sessions",
  "most_missing_addresses",
  "results_by_day",
  "results_by_page",
  "results_by_source",
  "list_former_copies",
  "list_picture_uses",
  "list_pictures",
  "list_tags",
  "mail_watch",
  "picture_facts",
  "preview_record",
  "retention_months",
  "search_posts",
]);

const onlyReads = /^\/storage\/v1\/object\/(list|list-v2|sign)\//;

/** Reading, removing, signing in and signing out need hardly any room, so they are allowed on a full disk. */
export function needsRoom({ method }: Request, { pathname }: URL): boolean {
  if (["GET", "HEAD", "DELETE"].includes(method)) return false;
  if (pathname.startsWith("/auth/") || onlyReads.test(pathname)) return false;
  const [, name = ""] = /^\/rest\/v1\/rpc\/([^/]+)$/.exec(pathname) ?? [];
  return name !== "erase_person" && !readingFunctions.has(name);
}
