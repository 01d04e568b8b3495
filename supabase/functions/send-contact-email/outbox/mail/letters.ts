import type { LetterKind } from "../notification.ts";
import type { Agency } from "./agency.ts";

/*
 * The confirmation says nothing that its sender wrote: a robot could have strangers written to with
 * words of its own.
 */
export const letters: Record<Exclude<LetterKind, "review">, { subject: string; text: string }> = {
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

/** About a draft that an author has sent „Do sprawdzenia”. */
export function reviewLetter({ title, address }: { title: string; address: string }, origin = "") {
  const link = origin && `\n\n${origin}${address}`;
  return {
    subject: `Do sprawdzenia: ${title.replace(/[\s\p{Cc}]+/gu, " ")}`,
    text: `Tekst „${title}” czeka w panelu na sprawdzenie. Możesz go opublikować albo odesłać z uwagą.${link}

Takie wiadomości wyłączysz w panelu, w „Powiadomieniach”.
`,
  };
}

/** With what is known of the agency below. */
export function signedLetter(kind: keyof typeof letters, { name, lines }: Agency) {
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
