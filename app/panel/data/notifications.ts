import type { AdminClient } from "./client.ts";
import { dataOf } from "./problem.ts";

const columns = "id, created_at, kind, status, attempts, sent_at, error";

/** Without the mails of messages, of which the inbox tells. */
export async function listNotifications(client: AdminClient) {
  return client
    .from("notifications")
    .select(columns)
    .neq("kind", "message")
    .order("id", { ascending: false })
    .limit(20)
    .then(dataOf);
}

export type Notification = Awaited<ReturnType<typeof listNotifications>>[number];

/** `proven_at`: when the mail server last took a mail; `broken_since`: since when it is in doubt. `is_unset`: there is no mail server. */
export async function readMailWatch(client: AdminClient) {
  const [watch] = await client.rpc("mail_watch").then(dataOf);
  return {
    provenAt: watch?.proven_at ?? null,
    brokenSince: watch?.broken_since ?? null,
    isUnset: watch?.is_unset ?? false,
  };
}

export async function wantsReviewMail(client: AdminClient, id: string): Promise<boolean> {
  const own = client.from("admin_users").select("wants_review_mail").eq("id", id).maybeSingle();
  return (await own.then(dataOf))?.wants_review_mail ?? false;
}

export async function saveReviewMail(
  client: AdminClient,
  id: string,
  wants_review_mail: boolean,
): Promise<void> {
  dataOf(await client.from("admin_users").update({ wants_review_mail }).eq("id", id));
}

export type Channel = "mail" | "webhook";

/** Has a trial sent and waits for its outcome; null when nobody took it up for too long. */
export async function sendTrial(
  client: AdminClient,
  channel: Channel,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Notification | null> {
  const asked = await client.rpc("request_trial", { channel }).then(dataOf);
  // A hosted database calls the function once a minute.
  for (let seconds = 0; seconds < 150; seconds++) {
    await pause(1000);
    const data = await client
      .from("notifications")
      .select(columns)
      .eq("id", asked)
      .maybeSingle()
      .then(dataOf);
    if (data && (data.status === "sent" || data.status === "failed")) return data;
  }
  return null;
}
