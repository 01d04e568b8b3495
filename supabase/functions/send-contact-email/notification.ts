export const mailKinds = ["self-test", "confirmation", "trial-mail"] as const;
export const webhookKinds = ["lead", "alarm", "trial-webhook"] as const;
export type MailKind = (typeof mailKinds)[number];
export type NotificationKind = MailKind | (typeof webhookKinds)[number];

/** A notification that only this worker may send until its lease runs out. */
export type Notification = {
  id: number;
  kind: NotificationKind;
  lease: string;
  /** This attempt included. */
  attempts: number;
  createdAt: string;
  /** Further recipients of messages, beside CONTACT_TO. */
  recipients: string[];
  webhookUrl: string | null;
  webhookSecret: string;
  /** When a mail was last known to arrive, for the alarm. */
  brokenSince: string | null;
  message: {
    id: number;
    name: string;
    createdAt: string;
    /** For a confirmation. */
    email: string | null;
    /** Where the settings let the webhook have it. */
    text: string | null;
  } | null;
};
