import { useEffect, useRef, useState } from "react";
import { Link, NavLink } from "react-router";
import { agency as originalAgency } from "~/content/agency/agency.ts";
import { navigation, serviceNavigation } from "~/content/navigation.ts";
import { shell } from "~/content/shell.ts";
import { usePublished } from "~/site/use-published.ts";
import { mailHref, telHref } from "~/text/contact-links.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MotionSwitch } from "./motion-switch.tsx";

/** What the browser does by itself on a press: before the page runs, and without JavaScript. */
const invoke = (command: "show-modal" | "close") => ({ command, commandfor: "menu" });

export function MobileMenu({ className }: { className: string }) {
  const { agency = originalAgency } = usePublished();
  const dialog = useRef<HTMLDialogElement>(null);
  // The header has a list of the services already: this one is in no page before the menu opens.
  const [opened, setOpened] = useState(false);
  const close = () => dialog.current?.close();

  useEffect(() => {
    // Pressed before this code was there.
    if (dialog.current?.open) setOpened(true);
    // On a window that became wide, the hidden modal would make the inline links inert.
    const wide = matchMedia("(min-width: 80rem)");
    wide.onchange = () => dialog.current?.close();
    return () => {
      wide.onchange = null;
    };
  }, []);

  return (
    <div className={className}>
      <button
        type="button"
        {...invoke("show-modal")}
        aria-label={shell.openMenu}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          dialog.current?.showModal();
        }}
        className="-mr-2 flex size-[min(3rem,14vw)] flex-col items-center justify-center gap-[7px]"
      >
        <span aria-hidden className="h-[3px] w-[min(1.75rem,8vw)] bg-text" />
        <span aria-hidden className="h-[3px] w-[min(1.75rem,8vw)] bg-text" />
      </button>
      <dialog id="menu" ref={dialog} aria-label={shell.menu} className="menu-sheet">
        <div className="flex min-h-full flex-col px-gutter pb-8">
          {/* The button stands first: it gets the focus when the menu opens. */}
          <div className="flex h-header flex-row-reverse items-center justify-between">
            <button
              type="button"
              {...invoke("close")}
              aria-label={shell.closeMenu}
              onClick={close}
              className="-mr-3 flex size-12 items-center justify-center"
            >
              <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 stroke-[3] stroke-text">
                <path d="m4 4 20 20M24 4 4 24" />
              </svg>
            </button>
            <Link to="/" aria-label={shell.logoLabel} className="-m-2 rounded-frame p-2">
              <Logo className="text-[min(2rem,9vw)]" />
            </Link>
          </div>
          {opened && <MotionSwitch className="self-start" />}
          <nav aria-label={shell.mainNavigation} className="my-auto py-6">
            <ul>
              {navigation.map(({ name, path, lang, hasServices }, index) => (
                <li key={path} className="border-line border-b">
                  <NavLink
                    to={path}
                    end={path === "/"}
                    lang={lang}
                    className="menu-link flex min-h-13 items-center gap-4 py-2 font-display text-[clamp(1.375rem,6.4vw,3rem)] text-text-2 leading-none transition-colors hover:text-text aria-[current=page]:text-text"
                  >
                    <span aria-hidden className="label w-7 text-muted tracking-normal">
                      {String(index + 1).padStart(2, "0")}
                    </span>
                    {name}
                  </NavLink>
                  {hasServices && opened && (
                    <ul className="grid grid-cols-2 gap-x-5 pb-3 pl-11">
                      {serviceNavigation.map((service) => (
                        <li key={service.path}>
                          <Link
                            to={service.path}
                            lang={service.lang}
                            className="flex min-h-11 items-center text-text-2 text-tiny leading-tight hover:text-text"
                          >
                            {service.name}
                          </Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <ButtonLink to="/kontakt" className="max-sm:w-full">
              {shell.callToAction}
            </ButtonLink>
            {agency.phone && (
              <a
                href={telHref(agency.phone)}
                className="label flex min-h-11 items-center text-text hover:text-accent-hover"
              >
                {agency.phone}
              </a>
            )}
            {agency.email && (
              <a
                href={mailHref(agency.email)}
                className="label flex min-h-11 items-center text-text-2 hover:text-text"
              >
                {agency.email}
              </a>
            )}
            <LanguageSwitch above />
          </div>
        </div>
      </dialog>
    </div>
  );
}
