import { DataProblem } from "~/panel/kit/problem.ts";
import { type AdminClient, backendAddress } from "./client.ts";
import { requireAccount } from "./session.ts";

/** Asks the site's own server with the session of the panel. A refusal with a reason of its own is the caller's. */
export async function askServer(
  client: AdminClient,
  path: string,
  init: RequestInit,
): Promise<Response> {
  await requireAccount(client);
  const { data } = await client.auth.getSession();
  const headers = {
    apikey: backendAddress()?.publishableKey ?? "",
    authorization: `Bearer ${data.session?.access_token ?? ""}`,
  };
  const answer = await fetch(path, { ...init, headers }).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new DataProblem("offline", String(error));
  });
  if (answer.status === 401) throw new DataProblem("signed-out", "The session has ended.");
  if (answer.status === 403) throw new DataProblem("refused", "No administrator.");
  if ([502, 503, 504].includes(answer.status))
    throw new DataProblem("offline", "The server is gone.");
  return answer;
}
