import { counted } from "~/text/numbers.ts";

export const listEditor = {
  kind: "Lista",
  title: (count: number) => `Lista: ${counted(count, "pozycja", "pozycje", "pozycji")}`,
  hint: "Słowa pozycji zmienisz po naciśnięciu jej nazwy albo tekstu na stronie.",
  add: "Dodaj",
  remove: "Usuń",
  removeNamed: (item: string) => `Usuń: ${item}`,
  moveUp: (item: string) => `Przesuń wyżej: ${item}`,
  moveDown: (item: string) => `Przesuń niżej: ${item}`,
  words: (item: string) => `${item}, zmień słowa`,
  fewest: "Najmniej 1, więc żadnej pozycji nie można usunąć.",
  count: (count: number, most: number) => `${count} z\u00a0${most}`,
  added: (item: string) => `Dodano: ${item}`,
  removed: (item: string) => `Usunięto: ${item}`,
  moved: (item: string, place: number, count: number) =>
    `Przesunięto: ${item}, ${place} z\u00a0${count}`,
  restored: "Lista jest znów taka jak na początku.",
  change: {
    added: (items: string) => `dodano: ${items}`,
    removed: (items: string) => `usunięto: ${items}`,
    moved: (items: string) => `przesunięto: ${items}`,
    same: "bez zmian",
  },
  restoreFormer: "Przywróć tę listę",
  restoredFormer: "Lista przywrócona jako szkic.",
  restoreFailed: "Nie udało się przywrócić listy. Spróbuj jeszcze raz.",
  conflict: "Ktoś zmienił tę listę przed tobą",
  renderFailed: "Nie udało się odświeżyć podglądu. Lista jest zapisana.",
} as const;
