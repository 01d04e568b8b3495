/** What a person set that stays when they are removed, for whoever removes them to check. */
export type Remains = ContactRemains & {
  /** The administrators who came by their invitation. */
  invited: string[];
};

/** `isKnown` is false where it is not known who set it: it may have been this person. */
export type ContactRemains = {
  recipients: { email: string; isKnown: boolean }[];
  webhook: { address: string; isKnown: boolean } | null;
};

/** `settings` is the row of contact_settings. An own address counts, whoever added it. */
export function contactRemains(
  settings: Record<string, unknown>,
  { id, email }: { id: string; email: string },
): ContactRemains {
  const { recipients, recipients_by, webhook_url, webhook_by } = settings;
  const authors: unknown[] = Array.isArray(recipients_by) ? recipients_by : [];
  const concerns = (author: unknown) => author === id || author === null;
  return {
    recipients: (Array.isArray(recipients) ? recipients.map(String) : [])
      .map((recipient, at) => ({ email: recipient, author: authors[at] ?? null }))
      .filter((one) => concerns(one.author) || one.email.toLowerCase() === email)
      .map((one) => ({ email: one.email, isKnown: one.author !== null })),
    webhook:
      typeof webhook_url === "string" && concerns(webhook_by)
        ? { address: webhook_url, isKnown: webhook_by !== null }
        : null,
  };
}
