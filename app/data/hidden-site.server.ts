import type { RouterContextProvider } from "react-router";
import { launch } from "~/content/settings/launch.ts";
import { settingsContext } from "~/settings.ts";
import { missingTexts } from "~/site-texts/live.server.ts";
import { CLAUSE, NAME } from "~/site-texts/samples/sample-subjects.ts";
import { pageValues } from "./page-content.server.ts";

const TO_FILL = /\[do (?:uzupełnienia|potwierdzenia)/iu;

/** Whether a new public site asks search engines to wait: until it says whose it is, or its owner shows it all the same. */
export async function isHiddenFromSearch(
  context: Readonly<RouterContextProvider>,
): Promise<boolean> {
  const { isPublic, isWithoutSamples } = context.get(settingsContext);
  if (!isPublic || !isWithoutSamples) return false;
  const { office, privacy } = (await pageValues(context)).facts;
  if (launch.robots !== "noindex") return false;
  const missing = missingTexts();
  const isOwn = office && privacy && !missing.has(NAME) && !missing.has(CLAUSE);
  return !isOwn || TO_FILL.test(JSON.stringify(privacy));
}
