import type { ComponentType } from "react";

type Screen = {
  /** As in `app/routes.ts`. */
  path: string;
  /** Of its link in the menu; a screen without one is not there. */
  name?: string;
  /** In the browser's tab until the screen is loaded, where that is not the name. */
  title?: string;
  /** Has the whole window, without the panel's header. */
  isBare?: true;
  load: () => Promise<ComponentType>;
};

/** Every screen behind the sign-in, in the order of the menu. A new one needs a row here and a folder in `app/panel`. */
export const adminScreens: Screen[] = [
  {
    path: "admin",
    name: "Treści",
    load: async () => (await import("~/panel/panel.tsx")).Panel,
  },
  {
    path: "admin/zdjecia",
    name: "Zdjęcia",
    load: async () => (await import("~/panel/pictures/screen/pictures-screen.tsx")).PicturesScreen,
  },
  {
    path: "admin/wiadomosci",
    name: "Zapytania",
    title: "Skrzynka zapytań",
    load: async () => (await import("~/panel/messages/inbox.tsx")).Inbox,
  },
  {
    path: "admin/wiadomosci/:id",
    title: "Skrzynka zapytań",
    load: async () => (await import("~/panel/messages/message-screen.tsx")).MessageScreen,
  },
  {
    path: "admin/wyniki",
    name: "Wyniki",
    load: async () => (await import("~/panel/results/results-screen.tsx")).ResultsScreen,
  },
  {
    path: "admin/strona/*",
    name: "Strona",
    load: async () => (await import("~/panel/site-rooms/site-screen.tsx")).SiteScreen,
  },
  {
    path: "admin/strona/edycja/*",
    title: "Edycja strony",
    isBare: true,
    load: async () => (await import("~/panel/site-editor/site-editor.tsx")).SiteEditor,
  },
  {
    path: "admin/przekierowania",
    name: "Przekierowania",
    load: async () => (await import("~/panel/redirects/redirects-screen.tsx")).RedirectsScreen,
  },
  {
    path: "admin/przenies-tresc",
    name: "Przenieś treść",
    load: async () => (await import("~/panel/transfer/transfer-screen.tsx")).TransferScreen,
  },
  {
    path: "admin/powiadomienia",
    name: "Powiadomienia",
    load: async () => (await import("~/panel/notifications/notifications.tsx")).Notifications,
  },
  {
    path: "admin/dane-osobowe",
    name: "Dane osobowe",
    load: async () => (await import("~/panel/personal-data/personal-data.tsx")).PersonalData,
  },
  {
    path: "admin/osoby",
    name: "Osoby",
    load: async () => (await import("~/panel/accounts/people-screen.tsx")).PeopleScreen,
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

/** The links of the menu. */
export const adminMenu = adminScreens.flatMap(({ path, name }) =>
  name ? [{ path: `/${path.replace("/*", "")}`, name }] : [],
);
