import { offered } from "./agency/offered.ts";
import { shownEntries } from "./page-content/menu-order.ts";
import { menu } from "./settings/menu.ts";
import { menuEntries, type NavigationItem } from "./settings/menu-entries.ts";

/** The menu of the header, of phones and of the footer. */
export const navigation: readonly NavigationItem[] = shownEntries(menuEntries, menu.items).map(
  ({ name, path, hasServices, lang }) => ({
    name,
    path,
    ...(hasServices && { hasServices }),
    ...(lang && { lang }),
  }),
);

export const serviceNavigation: readonly NavigationItem[] = offered.services.map(
  ({ name, path, lang }) => ({ name, path, ...(lang && { lang }) }),
);
