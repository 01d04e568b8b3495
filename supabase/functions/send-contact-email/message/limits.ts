/** Limits and messages for the form and the function. The limits are those of the database's checks. */

export const limits = {
  name: 100,
  email: 254,
  message: 5000,
  /** Messages from one address are counted over so many minutes, by store_contact_message(). */
  minutes: 10,
  /** Bytes of a request: the longest message, every character of it escaped in JSON. */
  body: 64 * 1024,
} as const;

/** Shown when the cause is unknown. */
export const sendFailure =
  "Wystąpił problem podczas wysyłania wiadomości. Spróbuj ponownie później.";

export const refusals = {
  badJson:
    "Formularz przysłał dane, których nie umiemy odczytać. Odśwież stronę i spróbuj ponownie.",
  method: "Ten adres przyjmuje tylko wiadomości z formularza.",
  tooLarge: `Wiadomość jest za długa: może mieć najwyżej ${limits.message} znaków.`,
  notJson: "Formularz przysłał dane w nieznanym formacie. Odśwież stronę i spróbuj ponownie.",
  busy: "Serwer jest teraz bardzo zajęty. Spróbuj ponownie za chwilę.",
  tooMany: `Otrzymaliśmy od ciebie już kilka wiadomości. Spróbuj ponownie za ${limits.minutes} minut albo zadzwoń do nas.`,
} as const;

export const fieldErrors = {
  name: {
    missing: "Podaj imię.",
    long: `Imię może mieć najwyżej ${limits.name} znaków.`,
  },
  email: {
    missing: "Podaj adres e-mail.",
    invalid: "Podaj poprawny adres e-mail, na przykład jan@firma.pl.",
    long: `Adres e-mail może mieć najwyżej ${limits.email} znaki.`,
  },
  message: {
    missing: "Napisz wiadomość.",
    long: (length: number) =>
      `Wiadomość może mieć najwyżej ${limits.message} znaków, a ma ${length}.`,
  },
} as const;
