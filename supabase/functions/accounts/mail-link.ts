import type { AccountsDeps } from "./deps.ts";
import { addressLetters, letterWith, linkAddress } from "./letters.ts";
import type { Link } from "./people.ts";

/** Whether it was sent. */
export async function mailLink(
  { mail, log }: AccountsDeps,
  { purpose, email, until, token }: Omit<Link, "by" | "roles"> & { token: string },
  inviter?: string,
): Promise<boolean> {
  if (!mail) return false;
  const address = linkAddress(mail.origin, token);
  const letter =
    purpose === "address"
      ? addressLetters.confirm(address, until)
      : letterWith({ purpose, until }, address, inviter);
  const problem = await mail.send({ to: email, ...letter });
  if (problem) log("account_mail_failed", { error: problem }, "warn");
  return problem === null;
}
