import { type KeyboardEvent, useId, useRef, useState } from "react";
import { Link, NavLink, useMatch } from "react-router";
import { agency } from "~/content/agency/agency.ts";
import { useAttention } from "~/panel/access/attention.ts";
import { useSession } from "~/panel/access/session.tsx";
import { CloseIcon, MenuIcon } from "~/panel/kit/ui/icons.tsx";
import { useCloseRequest } from "~/panel/kit/ui/use-close-request.ts";
import { admin } from "~/panel/kit/words.ts";
import { Logo } from "~/site/shell/logo.tsx";
import { cx } from "~/ui/cx.ts";
import { SignOut } from "./sign-out.tsx";
import { frame } from "./words.ts";

export type Menu = readonly { path: string; name: string }[];

export function PanelHeader({ menu: links }: { menu: Menu }) {
  const { account } = useSession();
  const news = useAttention()?.new_messages ?? 0;
  const [open, setOpen] = useState(false);
  const menu = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const Title = useMatch("/admin") ? "h1" : "p";

  function leaveMenu() {
    setOpen(false);
    menuButton.current?.focus();
  }

  function leaveByKey({ key }: KeyboardEvent) {
    if (key === "Escape" && open) leaveMenu();
  }

  useCloseRequest(open, leaveMenu);

  return (
    <header data-panel className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-3 gap-y-3 px-gutter pt-3.5 max-xl:pb-3.5 sm:gap-x-5">
        {/* Loaded anew, with all that was changed here. */}
        <Link
          reloadDocument
          to="/"
          aria-label={`${agency.name} – ${admin.openSite}`}
          className="shrink-0 max-sm:hidden"
        >
          <Logo className="text-[1.75rem]" />
        </Link>
        <span aria-hidden className="h-6 w-px bg-line max-sm:hidden" />
        <Title className="mr-auto font-display text-sm sm:text-lg">{admin.title}</Title>
        <button
          ref={menuButton}
          type="button"
          aria-label={open ? frame.closeMenu : frame.openMenu}
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
          onKeyDown={leaveByKey}
          className="relative grid size-10 place-items-center rounded-frame border border-edge hover:border-text xl:hidden"
        >
          {open ? <CloseIcon /> : <MenuIcon />}
          {!open && news > 0 && (
            <span
              aria-hidden
              className="-top-1 -right-1 absolute size-2.5 rounded-full bg-accent"
            />
          )}
        </button>
        <nav
          id={menu}
          aria-label={frame.screens}
          className={cx("order-last w-full", !open && "max-xl:hidden")}
        >
          <ul className="flex border-line border-t max-xl:flex-col xl:gap-6">
            {links.map(({ path, name }) => (
              <li key={path} className="max-xl:border-line max-xl:border-b">
                <NavLink
                  to={path}
                  end={path === "/admin"}
                  onClick={() => setOpen(false)}
                  onKeyDown={leaveByKey}
                  className="group flex min-h-11 items-center gap-2 font-semibold text-sm text-text-2 transition-colors hover:text-text aria-[current=page]:text-text"
                >
                  <span className="decoration-2 decoration-accent underline-offset-8 group-aria-[current=page]:underline">
                    {name}
                  </span>
                  {path === "/admin/wiadomosci" && <NewMessages count={news} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <span className="text-muted text-sm max-md:hidden">{account.email}</span>
        <SignOut />
      </div>
    </header>
  );
}

function NewMessages({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="label rounded-frame bg-accent px-1.5 py-0.5 text-ink tracking-normal"
      >
        {count}
      </span>
      <span className="sr-only">{frame.newMessages(count)}</span>
    </>
  );
}
