import { tabStorage } from "~/data/browser-storage.ts";
import { randomId } from "~/data/random-id.ts";
import { contactDraftKey } from "~/first-load/typed-early.ts";

/* Kept in this tab until it was sent; `data-dirty` marks text that a reload would lose. */

const fields = ["name", "email", "message"] as const;

/** `savedAt` is a time of the clock, in milliseconds. */
type Draft = Partial<Record<(typeof fields)[number] | "submission" | "savedAt", string>>;

/** Brings the draft back into empty fields and keeps it from now on; for a form's `ref`. */
export function keepDraft(form: HTMLFormElement): () => void {
  const draft = readDraft();
  for (const name of fields) {
    const field = fieldOf(form, name);
    const kept = draft[name];
    if (field && field.value === "" && kept) field.value = kept;
  }
  const save = () => {
    writeDraft({ ...textOf(form), submission: readDraft().submission });
    mark(form);
  };
  mark(form);
  form.dataset.shownAt = String(Math.round(performance.now()));
  if (isDirty(form)) {
    // A restored draft is sent sooner than a person could type it.
    delete form.dataset.shownAt;
    // Text may have been typed before this script was loaded.
    save();
  }
  form.addEventListener("input", save);
  return () => form.removeEventListener("input", save);
}

export function forgetDraft(form: HTMLFormElement): void {
  writeDraft(null);
  // `reset` would bring back the values of a refused form.
  for (const name of fields) {
    const field = fieldOf(form, name);
    if (field) field.value = "";
  }
  mark(form);
  form.dataset.shownAt = String(Math.round(performance.now()));
}

/** The same for every attempt to send this draft, so that it is stored once. */
export function submissionOf(form: HTMLFormElement): string {
  const submission = readDraft().submission ?? randomId();
  writeDraft({ ...textOf(form), submission });
  return submission;
}

export function elapsedOf(form: HTMLFormElement): number | undefined {
  const { shownAt } = form.dataset;
  return shownAt === undefined ? undefined : Math.round(performance.now()) - Number(shownAt);
}

export function textOf(form: HTMLFormElement): { name: string; email: string; message: string } {
  const text = (name: string) => fieldOf(form, name)?.value ?? "";
  return { name: text("name"), email: text("email"), message: text("message") };
}

function isDirty(form: HTMLFormElement): boolean {
  return Object.values(textOf(form)).some((text) => text.trim() !== "");
}

function mark(form: HTMLFormElement): void {
  form.toggleAttribute("data-dirty", isDirty(form));
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

export function readDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(contactDraftKey) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === "string"));
  } catch {
    return {};
  }
}

export function writeDraft(draft: Draft | null): void {
  const savedAt = String(Date.now());
  if (draft) tabStorage.setItem(contactDraftKey, JSON.stringify({ ...draft, savedAt }));
  else tabStorage.removeItem(contactDraftKey);
}
