import { pagePicture } from "~/picture-source.ts";
import { sample } from "~/text/sample.ts";
import { typeset } from "~/text/typeset.ts";
import { clauseVersion } from "../../supabase/functions/send-contact-email/message/clause.ts";
import { agency } from "./agency/agency.ts";

export const contactForm = typeset({
  fields: { name: "Imię", email: "Email", message: "Wiadomość" },
  allRequired: "Wszystkie pola są wymagane.",
  send: "Wyślij",
  sending: "Wysyłanie...",
  correct: "Zanim wyślesz, popraw:",
  /** For a form that is too large, from a browser without JavaScript. */
  tooMuchAdvice: "Wróć do poprzedniej strony: tekst tam czeka.",
  trap: "Zostaw to pole puste",
  nothingLost: "Nic nie przepadło, tekst został w formularzu. Możesz też napisać na adres",
});

export const contactSent = typeset({
  eyebrow: "Mamy to",
  next: sample(
    "Jeśli po dobie nie ma odpowiedzi, zajrzyj do spamu albo napisz na adres",
    "Jeśli odpowiedź nie przychodzi, zajrzyj do spamu albo napisz na adres",
  ),
});

/** Fixed wording. */
export const contactToasts = {
  sent: {
    title: "Wiadomość wysłana!",
    description: "Dziękujemy za kontakt. Odpowiemy najszybciej jak to możliwe.",
  },
  failed: { title: "Błąd" },
} as const;

/** The page that answers a form without JavaScript. */
export const contactSentPage = typeset({
  meta: {
    title: "Wiadomość wysłana",
    description: sample(
      "Twoja wiadomość jest u nas. Odpowiemy w ciągu 24 godzin.",
      "Twoja wiadomość jest u nas.",
    ),
  },
  picture: pagePicture("service-mic"),
  home: "Wróć na stronę główną",
});

export const privacyClause = typeset({
  /** Stored with each message. */
  version: clauseVersion,
  text: sample(
    `Administratorem danych jest ${agency.name} z Katowic. Imię, e-mail i treść wiadomości wykorzystamy tylko po to, żeby ci odpowiedzieć. Razem z nimi zapiszemy, skąd do nas trafiasz, chyba że to wyłączysz. Masz prawo dostępu do danych, ich poprawienia i usunięcia.`,
    "Imię, e-mail i treść wiadomości wykorzystamy tylko po to, żeby ci odpowiedzieć. Razem z nimi zapiszemy, skąd do nas trafiasz, chyba że to wyłączysz. Masz prawo dostępu do danych, ich poprawienia i usunięcia.",
  ),
  link: "Polityka prywatności",
  to: "/polityka-prywatnosci",
});
