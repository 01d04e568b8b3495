export const letterKinds = ["self-test", "confirmation", "trial-mail", "review"] as const;
export const webhookKinds = ["lead", "alarm", "trial-webhook"] as const;
export type LetterKind = (typeof letterKinds)[number];
/** A `message` is the mail of a visitor's message to the agency; letters are all other mails. */
export type MailKind = "message" | LetterKind;
export type NotificationKind = MailKind | (typeof webhookKinds)[number];

/** A notification that only this worker may send until its lease runs out. */
export type Notification<Kind = NotificationKind> = {
  id: number;
  kind: Kind;
  lease: string;
  /** This attempt included. */
  attempts: number;
  createdAt: string;
  /** An earlier attempt ended after the mail had left. */
  maybeDelivered: boolean;
  /** Further recipients of messages, beside CONTACT_TO. */
  recipients: string[];
  webhookUrl: string | null;
  webhookSecret: string;
  /** When a mail was last known to arrive, for the alarm. */
  brokenSince: string | null;
  /** The draft that waits, and who wants to know; null when it does not wait any more. */
  review?: { title: string; address: string; to: string[] } | null;
  message: {
    id: number;
    name: string;
    createdAt: string;
    /** Makes the Message-ID. */
    mailId: string;
    doubtful: string | null;
    /** For the message's own mail and a confirmation. */
    email: string | null;
    /** Of the link that marks it as answered, for its own mail. */
    answerToken?: string;
    /** For the message's own mail, and where the settings let the webhook have it. */
    text: string | null;
  } | null;
};

/** How an attempt ended. */
export type Outcome =
  /** `refused`: the server's words about one recipient, when it took the mail for the others. */
  | { status: "sent"; refused?: string }
  | { status: "failed"; error: string }
  | {
      status: "waiting";
      error: string;
      maybeDelivered?: boolean;
      /** The mail server takes no mail at all now. */
      unreachable?: boolean;
    };
