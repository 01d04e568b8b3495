export const offerWords = {
  title: "Usługi",
  intro:
    "Ukryta usługa znika z\u00a0menu, strony głównej, listy usług, stopki, mapy strony i\u00a0danych dla wyszukiwarek, a\u00a0jej adres odpowiada 404.",
  change: "Zmień",
  hide: "Ukryj",
  show: "Pokaż",
  edit: "Edytuj",
  hidden: "Ukryta",
  moveUp: (name: string) => `Przesuń wyżej: ${name}`,
  moveDown: (name: string) => `Przesuń niżej: ${name}`,
  last: "Zostaw co najmniej jedną usługę",
  redirect: "Przekieruj stary adres",
  former: (addresses: string) => `Dawny adres przekierowuje tutaj (301): ${addresses}`,
  name: "Nazwa",
  nameHint:
    "W\u00a0menu, na liście usług, na stronie głównej i\u00a0w\u00a0danych dla wyszukiwarek.",
  address: "Adres",
  addressHint: (path: string) =>
    `Teraz ${path}. Po zmianie stary adres sam przekieruje na nowy (301).`,
  price: "Zdanie o\u00a0cenie",
  required: "Wpisz nazwę",
  badAddress:
    "Użyj małych liter bez polskich znaków, cyfr i\u00a0łączników, na przykład filmy-z-drona",
  taken: (name: string) => `Pod tym adresem jest już usługa „${name}”`,
  redirected: (to: string) =>
    `Ten adres przekierowuje na ${to}. Najpierw usuń to przekierowanie w\u00a0„Przekierowaniach”.`,
  gone: "Ten adres jest w\u00a0„Przekierowaniach” jako usunięty. Najpierw usuń go stamtąd.",
} as const;
