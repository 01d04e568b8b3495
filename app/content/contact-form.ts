import { typeset } from "~/lib/typeset.ts";

export const contactForm = typeset({
  fields: { name: "Imię", email: "Email", message: "Wiadomość" },
  allRequired: "Wszystkie pola są wymagane.",
  send: "Wyślij",
  sending: "Wysyłanie...",
  correct: "Zanim wyślesz, popraw:",
  trap: "Zostaw to pole puste",
  noScript: "Formularz potrzebuje JavaScriptu. Napisz do nas na adres",
  nothingLost: "Nic nie przepadło, tekst został w formularzu. Możesz też napisać na adres",
});

/** Toasts, word for word. */
export const contactToasts = {
  sent: {
    title: "Wiadomość wysłana!",
    description: "Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.",
  },
  failed: { title: "Błąd" },
} as const;
