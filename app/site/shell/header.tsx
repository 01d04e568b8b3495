import { useSyncExternalStore } from "react";
import { Link } from "react-router";
import { navigation } from "~/content/navigation.ts";
import { shell } from "~/content/shell.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { MotionSwitch } from "./motion-switch.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { ServicesMenu } from "./services-menu.tsx";

export function Header() {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false);
  const hasRow = isRow(navigation);
  return (
    <header data-scrolled={scrolled} className="no-print site-header">
      <div className="mx-auto flex h-header max-w-page items-center gap-6 px-gutter">
        <Link
          to="/"
          aria-label={shell.logoLabel}
          className="-m-2 mr-auto min-w-0 rounded-frame p-2"
        >
          <Logo className="text-[min(2rem,9vw)] xl:text-[2.25rem]" />
        </Link>
        <MotionSwitch words="sr-only" className="max-xl:hidden" />
        <nav aria-label={shell.mainNavigation} className={hasRow ? "hidden xl:block" : "hidden"}>
          <ul className="flex items-center gap-x-6 2xl:gap-x-8">
            {navigation.map((item) =>
              item.hasServices ? (
                <ServicesMenu key={item.path} {...item} />
              ) : (
                <li key={item.path}>
                  <NavigationLink {...item} />
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className="hidden items-center gap-5 xl:flex">
          <LanguageSwitch />
          <ButtonLink to="/kontakt" size="sm">
            {shell.callToAction}
          </ButtonLink>
        </div>
        <MobileMenu className={hasRow ? "xl:hidden" : ""} />
      </div>
    </header>
  );
}

/** Whether the names fit beside each other, by estimate, in the narrowest window that has them there. */
function isRow(items: typeof navigation): boolean {
  // Marks of the editor have no width.
  const letters = (name: string) => name.replace(/[\ue000-\uf8ff]/g, "").length;
  return items.reduce((width, { name }) => width + 24 + 8.5 * letters(name), 0) < 700;
}

function onScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}

function isScrolled(): boolean {
  return window.scrollY > 50;
}
