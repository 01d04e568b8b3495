import { z } from "zod";
import type { FactPlaces } from "~/content/page-content/watched-facts.ts";
import { askServer } from "~/panel/data/ask-server.ts";
import type { AdminClient } from "~/panel/data/client.ts";
import { DataProblem } from "~/panel/kit/problem.ts";

const place = z.object({ sentence: z.string().nullable(), pages: z.array(z.string()) });
const places: z.ZodType<FactPlaces> = z.record(z.string(), z.record(z.string(), z.array(place)));

/** Where the public pages say the facts of „Dane firmy”. */
export async function factPlaces(client: AdminClient): Promise<FactPlaces> {
  const answer = await askServer(client, "/admin/edited-page?facts", {});
  if (!answer.ok) throw new DataProblem("other", `The server answered ${answer.status}.`);
  return places.parse(await answer.json());
}
