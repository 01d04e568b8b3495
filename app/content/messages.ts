/** The inbox of the panel. */
export const messages = {
  title: "Skrzynka zapytań",
  empty: "Brak wiadomości",
  listFailed: "Wystąpił błąd podczas pobierania wiadomości",
} as const;
