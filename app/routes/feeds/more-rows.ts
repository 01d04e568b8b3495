import { publicClient } from "~/data/client.server.ts";
import { listAt } from "~/data/records/lists.server.ts";
import { laterPortion } from "~/data/records/portions.server.ts";
import type { Route } from "./+types/more-rows";
import { feed } from "./feed.server.ts";

/** The rows of a long list from the second portion on, as its page asks for them. */
export function loader({ context, params }: Route.LoaderArgs) {
  return feed("more-rows", async () => {
    const list = await listAt(publicClient(context), params["*"]);
    const found = list && (await laterPortion(list, params.number));
    const headers = { "X-Robots-Tag": "noindex" };
    return found
      ? Response.json(found, { headers })
      : new Response("Not Found\n", { status: 404, headers });
  });
}
