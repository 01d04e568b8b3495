import { z } from "zod";
import { DataProblem } from "~/panel/kit/problem.ts";
import type { StartList } from "~/site-texts/types.ts";
import { askServer } from "../ask-server.ts";
import type { AdminClient } from "../client.ts";

const said = z.string();
const doubt = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("day"), said }),
  z.object({ kind: z.literal("hour"), said, from: z.string(), to: z.string() }),
  z.object({ kind: z.literal("price"), said, lowest: z.number() }),
  z.object({ kind: z.literal("phone"), said }),
]);

const shape: z.ZodType<StartList> = z.object({
  samples: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      page: z.string().nullable(),
      isSeen: z.boolean(),
    }),
  ),
  isBackedUpElsewhere: z.boolean(),
  doubtful: z.array(z.object({ id: z.string(), page: z.string(), doubts: z.array(doubt) })),
  doubtfulAnswers: z.array(
    z.object({ subject: z.string(), field: z.string(), doubts: z.array(doubt) }),
  ),
  unconsented: z.array(z.object({ id: z.string(), page: z.string(), said })),
});

/** What is still a sample of what visitors read, or would read. */
export async function readStartList(client: AdminClient): Promise<StartList> {
  const answer = await askServer(client, "/admin/start-list", {});
  if (!answer.ok) throw new DataProblem("other", `The server answered ${answer.status}.`);
  return shape.parse(await answer.json());
}
