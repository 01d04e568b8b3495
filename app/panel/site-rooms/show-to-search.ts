import type { AdminClient } from "~/panel/data/client.ts";
import { draftText, publishTexts } from "~/panel/data/site/site-texts.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { start as text } from "./start-words.ts";

type InSession = <T>(call: () => Promise<T>) => Promise<T>;

/** Whether it is public now. A text like any other, so that it has a history and moves along. */
export async function showToSearch(client: AdminClient, withSession: InSession): Promise<boolean> {
  try {
    await withSession(async () => {
      const entry = { value: "index", was: "noindex" };
      await draftText(client, "settings/launch#/launch/robots", null, entry);
      await publishTexts(client, ["settings/launch"]);
    });
    toastSuccess(text.shown);
    return true;
  } catch (error) {
    toastError(text.showFailed(problemText(error)));
    return false;
  }
}
