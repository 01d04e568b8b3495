export const menuWords = {
  title: "Menu i\u00a0stopka",
  intro:
    "Nazwy, kolejność i\u00a0widoczność pozycji. Ukryta pozycja znika z\u00a0nagłówka, menu w\u00a0telefonie i\u00a0stopki, a\u00a0jej strona zostaje pod swoim adresem.",
  items: "Pozycje menu",
  name: "Nazwa",
  show: "Pokazuj w\u00a0menu",
  moveUp: (name: string) => `Przesuń wyżej: ${name}`,
  moveDown: (name: string) => `Przesuń niżej: ${name}`,
  last: "Zostaw w\u00a0menu co najmniej jedną pozycję",
  words: "Przycisk i\u00a0stopka",
  call: "Słowa przycisku w\u00a0menu",
  footer: "Zdanie w\u00a0stopce",
  profiles: "Profile w\u00a0serwisach",
  profilesHint:
    "Facebook, YouTube i\u00a0inne są w\u00a0„Danych firmy”, bo\u00a0trafiają też do danych dla wyszukiwarek.",
  openProfiles: "Zmień profile",
} as const;
