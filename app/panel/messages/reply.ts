import { formatMoment } from "~/panel/kit/moments.ts";
import { messages } from "./words.ts";

type Answered = { id: number; name: string; email: string; created_at: string; message: string };

/** Windows hands no longer address to a mail program. */
const LONGEST = 2000;

const { reply } = messages;

export function replyHref({ id, name, email, created_at, message }: Answered): string {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  const subject = encodeURIComponent(reply.subject(id));
  const lines = ["", "", reply.quoted(formatMoment(created_at), name)];
  const start = `mailto:${to}?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`;
  return start + quoted(message, LONGEST - start.length);
}

function quoted(text: string, room: number): string {
  const cut = encodeURIComponent(`\r\n> ${reply.cut}`);
  let written = "";
  for (const line of text.split("\n")) {
    const next = encodeURIComponent(`\r\n> ${line}`);
    if (written.length + next.length + cut.length > room) return written + cut;
    written += next;
  }
  return written;
}
