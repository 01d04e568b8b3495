import type { LetterKind } from "../notification.ts";
import type { Agency } from "./agency.ts";

/*
 * The confirmation says nothing that its sender wrote: a robot could have strangers written to with
 * words of its own.
 */
export const letters: Record<LetterKind, { subject: string; text: string }> = {
  confirmation: {
    subject: "Dostaliśmy twoją wiadomość",
    text: `Dzień dobry,

dziękujemy za wiadomość z formularza na naszej stronie. Odpowiemy w ciągu 24 godzin.

Jeśli ta wiadomość nie jest od ciebie, nic nie rób: ktoś pomylił adres.

To potwierdzenie wysłał automat.
`,
  },
  "self-test": {
    subject: "Codzienna próba poczty ze strony",
    text: `Poczta ze strony działa: ta wiadomość przeszła tą samą drogą co zapytania z formularza.

Wysyłamy ją raz dziennie. Gdy dwa razy z rzędu nie przejdzie, ostrzeże cię panel administratora.
Możesz ją usuwać filtrem: ma nagłówek „Auto-Submitted: auto-generated”.
`,
  },
  "trial-mail": {
    subject: "Wiadomość próbna ze strony",
    text: `To jest wiadomość próbna, wysłana z panelu administratora.

Skoro ją czytasz, zapytania z formularza też do ciebie dotrą.
`,
  },
};

/** With what is known of the agency below. */
export function signedLetter(kind: LetterKind, { name, lines }: Agency) {
  const letter = letters[kind];
  const signature = [...(name ? [name] : []), ...lines].join("\n");
  if (kind !== "confirmation" || !signature) return letter;
  return { ...letter, text: `${letter.text}\n-- \n${signature}\n` };
}

/** `kontakt@example.pl` with the agency's name before it. A sender that has a name keeps it. */
export function namedSender(from: string, agency: string | null): string {
  const isBare = /^[^\s<>"@]+@[^\s<>"@]+$/.test(from.trim());
  const name = agency?.replace(/[^\p{L}\p{N} &.,'–-]/gu, "").trim();
  return isBare && name ? `"${name}" <${from.trim()}>` : from;
}
