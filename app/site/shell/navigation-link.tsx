import { NavLink } from "react-router";
import type { NavigationItem } from "~/content/navigation.ts";
import { RecDot } from "~/ui/rec-dot.tsx";

/** The current page is marked by a dot, not by colour alone. */
export function NavigationLink({ name, path, lang }: NavigationItem) {
  return (
    <NavLink
      to={path}
      end={path === "/"}
      lang={lang}
      className="group relative flex min-h-11 items-center whitespace-nowrap font-semibold text-[0.8125rem] text-text-2 tracking-[0.045em] transition-colors hover:text-text aria-[current=page]:text-text"
    >
      <RecDot className="absolute -top-0 left-1/2 -translate-x-1/2 opacity-0 transition-opacity group-aria-[current=page]:opacity-100" />
      {name}
    </NavLink>
  );
}
