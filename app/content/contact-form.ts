import { typeset } from "~/text/typeset.ts";

export const contactForm = typeset({
  fields: { name: "Imię", email: "Email", message: "Wiadomość" },
  allRequired: "Wszystkie pola są wymagane.",
  send: "Wyślij",
  sending: "Wysyłanie...",
  correct: "Zanim wyślesz, popraw:",
  trap: "Zostaw to pole puste",
  nothingLost: "Nic nie przepadło, tekst został w formularzu. Możesz też napisać na adres",
});

/** Stands in the page once a message was sent, after the words of the toast. */
export const contactSent = typeset({
  eyebrow: "Mamy to",
  next: "Odpowiemy w ciągu 24 godzin. Nic nie przyszło? Zajrzyj do spamu albo napisz na adres",
});

/** Toasts, word for word. */
export const contactToasts = {
  sent: {
    title: "Wiadomość wysłana!",
    description: "Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.",
  },
  failed: { title: "Błąd" },
} as const;

/** The page that answers a form without JavaScript; its words are those of the form's confirmation. */
export const contactSentPage = typeset({
  meta: {
    title: "Wiadomość wysłana",
    description: "Twoja wiadomość jest u nas. Odpowiemy w ciągu 24 godzin.",
  },
  home: "Wróć na stronę główną",
});

/** Where the text of a form is that was too large to be read; the server says it, not the form. */
export const tooMuchAdvice = "Wróć do poprzedniej strony: tekst tam czeka.";
