import type { Link } from "./people.ts";

/** Where a link leads. Its secret is in the fragment, which no server sees and no log keeps. */
export function linkAddress(origin: string, token: string): string {
  return `${origin}/admin/haslo#${token}`;
}

export function letterWith(
  link: Pick<Link, "purpose" | "until">,
  address: string,
  inviter?: string,
): { subject: string; text: string } {
  const { host } = new URL(address);
  const until = momentOf(link.until);
  const paragraphs =
    link.purpose === "invitation"
      ? [
          `${inviter} zaprasza cię do panelu strony ${host}. Otwórz link i ustaw swoje hasło:`,
          address,
          `Link działa raz, do ${until}.`,
          "Jeśli nie wiesz, skąd to zaproszenie, zignoruj tę wiadomość.",
        ]
      : [
          `ktoś poprosił o nowe hasło do panelu strony ${host} dla konta z tym e-mailem. Jeśli to ty, otwórz link i ustaw hasło:`,
          address,
          `Link działa raz, do ${until}.`,
          "Jeśli to nie ty, zignoruj tę wiadomość. Dotychczasowe hasło nadal działa.",
        ];
  const subject =
    link.purpose === "invitation"
      ? `Zaproszenie do panelu strony ${host}`
      : `Nowe hasło do panelu strony ${host}`;
  return letterOf(subject, paragraphs);
}

/** The change of an account's address: asked of the new one, told to the old one. */
export const addressLetters = {
  confirm(address: string, until: string) {
    const { host } = new URL(address);
    return letterOf(`Nowy adres konta w panelu strony ${host}`, [
      `ktoś chce logować się do panelu strony ${host} tym adresem. Jeśli to ty, otwórz link i potwierdź:`,
      address,
      `Link działa raz, do ${momentOf(until)}.`,
      "Jeśli to nie ty, zignoruj tę wiadomość.",
    ]);
  },

  changed(origin: string, email: string) {
    const { host } = new URL(origin);
    return letterOf(`Zmieniony adres konta w panelu strony ${host}`, [
      `konto w panelu strony ${host}, które miało ten adres, ma od teraz inny: ${email}. Tym nowym logujesz się do panelu.`,
      "Jeśli to nie ty, powiedz o tym od razu administratorowi strony: może odebrać dostęp temu kontu.",
    ]);
  },
};

function letterOf(subject: string, paragraphs: readonly string[]) {
  return { subject, text: `${["Dzień dobry,", ...paragraphs].join("\n\n")}\n` };
}

function momentOf(moment: string): string {
  return new Intl.DateTimeFormat("pl-PL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Warsaw",
  }).format(new Date(moment));
}
