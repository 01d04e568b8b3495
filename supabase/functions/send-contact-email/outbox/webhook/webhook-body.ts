import type { Notification } from "../notification.ts";

/** The body of the webhook. `text` is what Slack shows; Teams wants a card. */
export function webhookBody(
  notification: Notification,
  siteUrl: string | undefined,
  host: string,
  now: number,
): string {
  const facts = factsOf(notification, siteUrl, now);
  const body = { ...facts, sentAt: new Date(now).toISOString() };
  return JSON.stringify(isTeams(host) ? { ...body, ...card(facts.text) } : body);
}

function factsOf({ kind, message, brokenSince }: Notification, siteUrl = "", now: number) {
  if (kind === "lead" && message) {
    const url = siteUrl && `${siteUrl}/admin/wiadomosci/${message.id}`;
    const said = message.text === null ? "" : `\n\n${plain(message.text)}`;
    return {
      event: "new-lead",
      text: `${withLink(`Nowe zapytanie ze strony [#${message.id}]: ${plain(message.name).replace(/[:/]/g, " ")}`, url)}${said}`,
      id: message.id,
      receivedAt: message.createdAt,
      name: message.name,
      ...(url && { url }),
      ...(message.text !== null && { message: message.text }),
    };
  }
  if (kind === "alarm") {
    const url = siteUrl && `${siteUrl}/admin/powiadomienia`;
    const since = brokenSince ?? new Date(now).toISOString();
    const hours = Math.floor((now - Date.parse(since)) / 3_600_000);
    const sentence = `Od ${hours} godz. nie potwierdziliśmy, że poczta ze strony działa. Zapytania są zapisywane w panelu, ale mogą nie docierać mailem.`;
    return { event: "mail-broken", text: withLink(sentence, url), since, ...(url && { url }) };
  }
  return { event: "trial", text: "Próba powiadomień ze strony: połączenie działa." };
}

function withLink(text: string, url: string): string {
  return url ? `${text} ${url}` : text;
}

/** Without the signs by which Slack and Teams make links and mentions of a stranger's words. */
function plain(text: string): string {
  return text.replace(/[<>&[\]()*_~`|\\@!]/g, " ");
}

function isTeams(host: string): boolean {
  return /\.(webhook\.office\.com|logic\.azure\.com|powerplatform\.com)$/.test(host);
}

function card(text: string) {
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [{ type: "TextBlock", text, wrap: true }],
  };
  const contentType = "application/vnd.microsoft.card.adaptive";
  return { type: "message", attachments: [{ contentType, content }] };
}
