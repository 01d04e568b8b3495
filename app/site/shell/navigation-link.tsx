import { NavLink } from "react-router";
import type { NavigationItem } from "~/content/settings/menu-entries.ts";

/** The current page is marked by a dot, not by colour alone. */
export function NavigationLink({ name, path, lang }: NavigationItem) {
  return (
    <NavLink
      to={path}
      end={path === "/"}
      lang={lang}
      className="nav-link transition-colors hover:text-text aria-[current=page]:text-text"
    >
      {name}
    </NavLink>
  );
}
