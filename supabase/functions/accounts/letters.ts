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
  const until = new Intl.DateTimeFormat("pl-PL", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Warsaw",
  }).format(new Date(link.until));
  const paragraphs =
    link.purpose === "invitation"
      ? [
          "Dzień dobry,",
          `${inviter} zaprasza cię do panelu strony ${host}. Otwórz link i ustaw swoje hasło:`,
          address,
          `Link działa raz, do ${until}.`,
          "Jeśli nie wiesz, skąd to zaproszenie, zignoruj tę wiadomość.",
        ]
      : [
          "Dzień dobry,",
          `ktoś poprosił o nowe hasło do panelu strony ${host} dla konta z tym e-mailem. Jeśli to ty, otwórz link i ustaw hasło:`,
          address,
          `Link działa raz, do ${until}.`,
          "Jeśli to nie ty, zignoruj tę wiadomość. Dotychczasowe hasło nadal działa.",
        ];
  const subject =
    link.purpose === "invitation"
      ? `Zaproszenie do panelu strony ${host}`
      : `Nowe hasło do panelu strony ${host}`;
  return { subject, text: `${paragraphs.join("\n\n")}\n` };
}
