import type { RouterContextProvider } from "react-router";
import { settingsContext } from "~/settings.ts";

/** Milliseconds: a sign-in without the offer is better than one that waits for it. */
const patience = 1_500;

export async function canMailPassword(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { backend, callFunction } = context.get(settingsContext);
  const request = new Request(`${backend.url}/functions/v1/accounts`, {
    headers: { apikey: backend.publishableKey },
    signal: AbortSignal.timeout(patience),
  });
  try {
    const said: unknown = await (await callFunction(request, "")).json();
    return typeof said === "object" && said !== null && "mail" in said && said.mail === true;
  } catch {
    return false;
  }
}
