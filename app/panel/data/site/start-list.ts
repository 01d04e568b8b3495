import { z } from "zod";
import { DataProblem } from "~/panel/kit/problem.ts";
import type { StartList } from "~/site-texts/types.ts";
import { askServer } from "../ask-server.ts";
import type { AdminClient } from "../client.ts";

const shape: z.ZodType<StartList> = z.object({
  samples: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      page: z.string().nullable(),
      isSeen: z.boolean(),
    }),
  ),
});

/** What is still a sample of what visitors read, or would read. */
export async function readStartList(client: AdminClient): Promise<StartList> {
  const answer = await askServer(client, "/admin/start-list", {});
  if (!answer.ok) throw new DataProblem("other", `The server answered ${answer.status}.`);
  return shape.parse(await answer.json());
}
