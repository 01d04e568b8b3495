import { z } from "zod";
import type { PublicClient } from "./client.server.ts";

const answered = z
  .discriminatedUnion("state", [
    z.object({ state: z.enum(["expired", "removed"]) }),
    z.object({
      state: z.enum(["open", "done", "answered", "spam"]),
      message_id: z.number(),
      first_name: z.string(),
      received_at: z.string(),
    }),
  ])
  .nullable();

export type AnswerLink = NonNullable<z.infer<typeof answered>>;

/** What the link of a mail says of its enquiry; `pressed` marks it as answered. Null when there is no such link. */
export async function askAnswerLink(
  client: PublicClient,
  token: string,
  pressed: boolean,
): Promise<AnswerLink | null> {
  if (!/^[0-9a-f]{64}$/.test(token)) return null;
  const { data } = await client.db.rpc("answer_by_link", { token, pressed }).throwOnError();
  return answered.parse(data);
}
