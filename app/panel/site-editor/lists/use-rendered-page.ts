import { useEffect, useEffectEvent, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import { editedPage } from "~/panel/data/site/site-texts.ts";
import {
  isChanged,
  isUnsaved,
  type PageEdits,
  shownValue,
  storedValue,
} from "~/panel/site-editor/edits/edit-state.ts";
import { leftTexts } from "~/panel/site-editor/edits/left-texts.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import type { EditedPage } from "~/site-texts/types.ts";
import { toastError } from "~/ui/toast.ts";
import { listEditor as words } from "./words.ts";

/** Words are written into the page by the panel; of lists the server makes it anew, once they are stored. */
export function useRenderedPage(path: string, page: EditedPage, edits: TextEdits): EditedPage {
  const { client, withSession } = useSession();
  const [rendered, setRendered] = useState(page);

  const render = useEffectEvent(async (): Promise<EditedPage | null> => {
    const before = edits.current().texts;
    try {
      const fresh = await withSession(() => editedPage(client, path));
      edits.dispatch({ type: "rendered", texts: fresh.texts, before });
      setRendered(fresh);
      return fresh;
    } catch (error) {
      console.warn(error);
      toastError(words.renderFailed);
      return null;
    }
  });
  const tidy = useEffectEvent(() => {
    // What was added and taken back again leaves no words behind.
    if (Object.values(edits.current().texts).some((it) => it.kind === "list" && isChanged(it))) {
      return;
    }
    for (const { id, original } of leftTexts(edits.current().texts)) edits.type(id, original);
  });

  useEffect(() => {
    let shown = page;
    let isWorking = false;
    let isClosed = false;
    async function follow() {
      if (isWorking) return;
      isWorking = true;
      for (let next = true; next && !isClosed && isStale(shown, edits.current()); ) {
        const fresh = await render();
        next = fresh !== null;
        shown = fresh ?? shown;
        tidy();
      }
      isWorking = false;
    }
    const unsubscribe = edits.subscribe(follow);
    return () => {
      isClosed = true;
      unsubscribe();
    };
  }, [page, edits.subscribe, edits.current]);

  return rendered;
}

/** Whether it shows a list otherwise than it is stored by now. */
function isStale({ texts }: EditedPage, present: PageEdits): boolean {
  return texts.some((text) => {
    const list = text.kind === "list" && present.texts[text.id];
    return list && !isUnsaved(list) && shownValue(list) !== storedValue(text);
  });
}
