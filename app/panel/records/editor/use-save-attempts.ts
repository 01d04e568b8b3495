import { useState } from "react";
import { useBlocker, useLocation, useNavigate } from "react-router";
import { useListParams } from "~/panel/access/use-list-params.ts";
import { type SaveIntent, statusOfStored } from "~/panel/data/publication.ts";
import { type EditorAction, type EditorState, isLeavable } from "~/panel/editing/editor-state.ts";
import type { BaseForm } from "~/panel/records/kind.ts";
import type { SaveOptions } from "./save-record.ts";

import type { SaveResult } from "./save-refusals.ts";
import { onSite } from "./unpublished/unpublished.ts";

type Attempt = { intent: SaveIntent; after: "close" | "leave" | "stay"; asNew?: boolean };

type Options<Form> = {
  current: () => EditorState<Form>;
  dispatch: (action: EditorAction<Form>) => void;
  save: (options: SaveOptions) => Promise<SaveResult>;
  onOffered: () => void;
  onFailed: () => void;
};

export function useSaveAttempts<Form extends BaseForm>(options: Options<Form>) {
  const { current, dispatch, save, onOffered, onFailed } = options;
  const [lost, setLost] = useState<"deleted" | "refused" | null>(null);
  const [conflicted, setConflicted] = useState<Attempt | null>(null);
  const [warned, setWarned] = useState<{ warnings: string[]; attempt: Attempt } | null>(null);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const { change } = useListParams();
  const close = () => change({ edit: null });
  const navigate = useNavigate();
  const { search } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const next = editedIn(nextLocation.search);
    const stays =
      currentLocation.pathname === nextLocation.pathname &&
      (next === editedIn(currentLocation.search) || next === String(current().recordId));
    return !stays && !isLeavable(current());
  });

  async function attempt(wanted: Attempt, read = accepted): Promise<void> {
    const { intent, after, asNew = false } = wanted;
    const { offered, recordId } = current();
    if (offered.length > 0) return onOffered();
    const result = await save({ intent, asNew, accepted: read });
    if (after === "leave" && (result.kind !== "saved" || result.typedOn)) blocker.reset?.();
    switch (result.kind) {
      case "warned":
        return setWarned({ warnings: result.warnings, attempt: wanted });
      case "conflict":
        return setConflicted(wanted);
      case "failed":
        return onFailed();
      case "deleted":
      case "refused":
        return setLost(result.kind);
    }
    setLost(null);
    if (after === "leave" && !result.typedOn) blocker.proceed?.();
    else if (after === "close" && !result.typedOn) close();
    else if (recordId !== result.id) {
      const next = new URLSearchParams(search);
      next.set("edit", String(result.id));
      navigate({ search: next.toString() }, { replace: true, state: { sheet: "new" } });
    }
  }

  function resolve(typed: Form) {
    const theirs = current().conflict?.theirs.publication ?? { mode: "none" };
    const nowPublic = statusOfStored(theirs, new Date()) === "published";
    const wasPublic = statusOfStored(onSite(current()).publication, new Date()) === "published";
    dispatch({ type: "resolved", typed });
    attempt({
      // Another editor may have published this draft: a choice of both versions is then public.
      intent: nowPublic && !wasPublic ? "submit" : (conflicted?.intent ?? "keep"),
      after: conflicted?.after === "stay" ? "stay" : "close",
    });
  }

  function publishAnyway() {
    if (!warned) return;
    const read = new Set([...accepted, ...warned.warnings]);
    setAccepted(read);
    setWarned(null);
    attempt(warned.attempt, read);
  }

  return {
    attempt,
    resolve,
    publishAnyway,
    lost,
    close,
    blocker,
    warnings: warned?.warnings ?? null,
    dropWarnings: () => setWarned(null),
  };
}

function editedIn(search: string): string | null {
  return new URLSearchParams(search).get("edit");
}
