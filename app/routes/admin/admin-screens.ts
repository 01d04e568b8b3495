import type { ComponentType } from "react";
import type { Rights } from "~/panel/data/rights.ts";

type Screen = {
  /** As in `app/routes.ts`. */
  path: string;
  /** Of its link in the menu; a screen without one is not there. */
  name?: string;
  /** In the browser's tab until the screen is loaded, where that is not the name. */
  title?: string;
  /** A person without this right finds the screen neither in the menu nor at its address. */
  right?: keyof Rights;
  /** Has the whole window, without the panel's header. */
  isBare?: true;
  load: () => Promise<ComponentType>;
};

/** Every screen behind the sign-in, in the order of the menu. A new one needs a row here and a folder in `app/panel`. */
export const adminScreens: Screen[] = [
  {
    path: "admin",
    right: "mayWrite",
    name: "Treści",
    load: async () => (await import("~/panel/panel.tsx")).Panel,
  },
  {
    path: "admin/zdjecia",
    right: "mayWrite",
    name: "Zdjęcia",
    load: async () => (await import("~/panel/pictures/screen/pictures-screen.tsx")).PicturesScreen,
  },
  {
    path: "admin/wiadomosci",
    right: "mayHandleMessages",
    name: "Zapytania",
    title: "Skrzynka zapytań",
    load: async () => (await import("~/panel/messages/inbox.tsx")).Inbox,
  },
  {
    path: "admin/wiadomosci/:id",
    right: "mayHandleMessages",
    title: "Skrzynka zapytań",
    load: async () => (await import("~/panel/messages/message-screen.tsx")).MessageScreen,
  },
  {
    path: "admin/wyniki",
    right: "isAdmin",
    name: "Wyniki",
    load: async () => (await import("~/panel/results/results-screen.tsx")).ResultsScreen,
  },
  {
    path: "admin/strona/*",
    right: "mayEdit",
    name: "Strona",
    load: async () => (await import("~/panel/site-rooms/site-screen.tsx")).SiteScreen,
  },
  {
    path: "admin/strona/edycja/*",
    right: "mayEdit",
    title: "Edycja strony",
    isBare: true,
    load: async () => (await import("~/panel/site-editor/site-editor.tsx")).SiteEditor,
  },
  {
    path: "admin/przekierowania",
    right: "mayEdit",
    name: "Przekierowania",
    load: async () => (await import("~/panel/redirects/redirects-screen.tsx")).RedirectsScreen,
  },
  {
    path: "admin/przenies-tresc",
    right: "isAdmin",
    name: "Przenieś treść",
    load: async () => (await import("~/panel/transfer/transfer-screen.tsx")).TransferScreen,
  },
  {
    path: "admin/powiadomienia",
    right: "mayEdit",
    name: "Powiadomienia",
    load: async () => (await import("~/panel/notifications/notifications.tsx")).Notifications,
  },
  {
    path: "admin/dane-osobowe",
    right: "isAdmin",
    name: "Dane osobowe",
    load: async () => (await import("~/panel/personal-data/personal-data.tsx")).PersonalData,
  },
  {
    path: "admin/osoby",
    right: "isAdmin",
    name: "Osoby",
    load: async () => (await import("~/panel/accounts/people-screen.tsx")).PeopleScreen,
  },
  {
    path: "admin/dziennik",
    right: "isAdmin",
    name: "Dziennik",
    load: async () => (await import("~/panel/audit-log/audit-screen.tsx")).AuditScreen,
  },
  {
    path: "admin/konto",
    name: "Konto",
    load: async () => (await import("~/panel/accounts/account-screen.tsx")).AccountScreen,
  },
  {
    path: "admin/pomoc",
    name: "Pomoc",
    load: async () => (await import("~/panel/help/help-screen.tsx")).HelpScreen,
  },
];

export function mayOpen({ right }: Screen, rights: Rights): boolean {
  return right === undefined || rights[right];
}

/** The links of the menu. */
export function adminMenu(rights: Rights) {
  return adminScreens.flatMap((screen) => {
    const { path, name } = screen;
    return name && mayOpen(screen, rights) ? [{ path: `/${path.replace("/*", "")}`, name }] : [];
  });
}
