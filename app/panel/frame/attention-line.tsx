import { Fragment, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { type BrowserStorage, deviceStorage } from "~/data/browser-storage.ts";
import { useAttention } from "~/panel/access/attention.ts";
import { useIsHidden, useUnconsented } from "~/panel/access/hidden-site.ts";
import { useSession } from "~/panel/access/session.tsx";
import { usePageContent } from "~/panel/company/queries.ts";
import { unfilledPlaces } from "~/panel/company/unfilled.ts";
import { pageContent } from "~/panel/company/words.ts";
import type { ContentRow } from "~/panel/data/page-content.ts";
import { forgottenTexts, unsavedIds } from "~/panel/editing/unsaved/unsaved-text.ts";
import { formatRecent } from "~/panel/kit/moments.ts";
import { subjects } from "~/panel/kit/words.ts";
import { useMailWatch } from "~/panel/notifications/queries.ts";
import type { DueClaim } from "~/panel/site-editor/claims/present-texts.ts";
import { useDueClaims } from "~/panel/site-editor/claims/use-due-claims.ts";
import { mainId } from "~/site/shell/main-id.ts";
import { formatDay } from "~/text/dates/format-day.ts";
import { warsawDay } from "~/text/dates/warsaw-clock.ts";
import { cx } from "~/ui/cx.ts";
import { type AttentionItem, attentionItems } from "./attention-items.ts";
import type { Menu } from "./panel-header.tsx";
import { attention as text } from "./words.ts";

/** As high as one point of one line; on phones the title has a line of its own. */
const place = "min-h-[4.0625rem] sm:min-h-[2.5625rem]";
/** On wide screens, and one on others; a button opens the rest, so that the line stays one. */
const SHOWN_WIDE = 3;

const link =
  "underline decoration-edge underline-offset-4 [overflow-wrap:anywhere] hover:text-text";

/** One quiet line on what should not wait. Its place is kept, so that nothing moves under the pointer when it comes. */
export function AttentionLine({ menu }: { menu: Menu }) {
  const { account, rights } = useSession();
  const found = useAttention();
  const { data: watch } = useMailWatch();
  const { data: rows } = usePageContent();
  const due = useDueClaims() ?? [];
  const [open, setOpen] = useState(false);
  const [aside, setAside] = useState(() => textsAside(deviceStorage, account.id, new Date()));
  // Unsaved texts come and go with the sheet, which is part of the address, and go once they are saved.
  useLocation();
  useSyncExternalStore(forgottenTexts.subscribe, forgottenTexts.count);
  const isHidden = useIsHidden();
  const unconsented = useUnconsented();
  const items = [
    ...(isHidden && rights.isAdmin
      ? [{ text: text.hidden, to: "/admin/strona/start", canWait: true }]
      : []),
    ...(unconsented > 0
      ? [{ text: text.unconsented(unconsented), to: "/admin/strona/start", canWait: true }]
      : []),
    ...(found ? attentionItems(found, watch?.isUnset ?? false, new Date()) : []),
    ...unsavedItems(deviceStorage, account.id),
    ...(rows ? unfilledItems(rows) : []),
    ...claimItems(due, warsawDay(new Date())),
  ].filter((item) => leadsTo(menu, item.to) && !(item.canWait && aside.has(item.text)));
  const waiting = items.filter((item) => item.canWait).map((item) => item.text);
  if (items.length === 0) return <div className={place} />;
  return (
    <aside aria-label={text.title} className={cx(place, "border-line border-b bg-bg text-sm")}>
      <p className="mx-auto flex max-w-page flex-wrap gap-x-5 gap-y-1 px-gutter py-2.5 text-text-2">
        <span
          className={cx(
            "font-semibold text-text",
            waiting.length > 0 ? "max-sm:-order-2 max-sm:grow" : "max-sm:w-full",
          )}
        >
          {text.title}
        </span>
        {items.map((item, at) => (
          <Fragment key={`${item.to} ${item.text}`}>
            {(at === 1 || at === SHOWN_WIDE) && (
              <button
                type="button"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
                className={cx(
                  "-my-3 py-3 font-semibold text-text",
                  at === 1 ? "lg:hidden" : "max-lg:hidden",
                )}
              >
                {open ? text.less : text.more(items.length - at)}
              </button>
            )}
            <Link to={item.to} className={cx(link, open ? "max-lg:w-full" : hiddenAt(at))}>
              {item.text}
            </Link>
          </Fragment>
        ))}
        {waiting.length > 0 && (
          <button
            type="button"
            onClick={() => {
              const texts = new Set([...aside, ...waiting]);
              putAside(deviceStorage, account.id, texts, new Date());
              setAside(texts);
              document.getElementById(mainId)?.focus();
            }}
            className="-my-3 max-sm:-order-1 ml-auto py-3 hover:text-text"
          >
            {text.putAside}
          </button>
        )}
      </p>
    </aside>
  );
}

/** What somebody may not open is no matter of theirs. */
function leadsTo(menu: Menu, to: string): boolean {
  const [pathname = ""] = to.split("?");
  return menu.some(
    ({ path }) => path === pathname || (path !== "/admin" && pathname.startsWith(`${path}/`)),
  );
}

function hiddenAt(at: number): string {
  if (at >= SHOWN_WIDE) return "hidden";
  return at > 0 ? "max-lg:hidden" : "";
}

function unsavedItems(storage: BrowserStorage, userId: string): AttentionItem[] {
  const screens = {
    blog_posts: "/admin",
    case_studies: "/admin?tab=case-studies",
    page_content: "/admin/strona/dane-firmy",
  };
  return Object.entries(screens).flatMap(([table, to]) => {
    const { size } = unsavedIds(storage, { userId, table });
    if (size === 0) return [];
    const said = text.unsaved(size);
    const isCompany = table === "page_content";
    return [{ text: isCompany ? pageContent.attention(pageContent.title, said) : said, to }];
  });
}

function unfilledItems(rows: readonly ContentRow[]): AttentionItem[] {
  return Object.entries(subjects).flatMap(([key, { title }]) => {
    const places = unfilledPlaces(key, rows.find((row) => row.key === key)?.value ?? null);
    const said = pageContent.attention(title, pageContent.toFill(places));
    return places > 0 ? [{ text: said, to: `/admin/strona/${key}`, canWait: true }] : [];
  });
}

/** Figures and claims that hold for a week at most: each is asked for on its own, at its place. */
function claimItems(due: readonly DueClaim[], today: string): AttentionItem[] {
  return due.map(({ what, source, until, to }) => ({
    text: (until < today ? text.claimOver : text.claimDue)(what, source, formatDay(until)),
    to,
    canWait: true,
  }));
}

/** When the last automatic backup was made; nothing where none is planned. */
export function BackupAge() {
  const { backup_made_at: made, backup_without_rows: withoutRows } = useAttention() ?? {};
  if (!made) return null;
  const say = withoutRows ? text.backupWithoutRows : text.backup;
  return (
    <section aria-label={text.backups} className="text-muted text-sm">
      {say(formatRecent(made, new Date()))}
    </section>
  );
}

const WEEK_MS = 7 * 86_400_000;

const nameOf = (userId: string) => `attention-aside:${userId}`;

/** What an account is not to be told in this browser for now. A number that has changed is another text. */
function textsAside(storage: BrowserStorage, userId: string, now: Date): ReadonlySet<string> {
  const [until, ...texts] = (storage.getItem(nameOf(userId)) ?? "").split("\n");
  return new Set(Number(until) > now.getTime() ? texts : []);
}

function putAside(
  storage: BrowserStorage,
  userId: string,
  texts: Iterable<string>,
  now: Date,
): void {
  storage.setItem(nameOf(userId), [now.getTime() + WEEK_MS, ...texts].join("\n"));
}
