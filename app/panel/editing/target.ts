import type { ExternalToast } from "sonner";
import type { Conflict, EditorState, FieldErrors, Saved } from "./editor-state.ts";
import type { UnsavedKey } from "./unsaved/unsaved-text.ts";
import type { CopiesOnServer } from "./unsaved/working-copy-keeper.ts";

/** Only `saved` has changed anything. A call that fails throws. */
export type Outcome<Form> =
  | ({ kind: "saved"; toast: { title: string } & ExternalToast } & Saved<Form>)
  | ({ kind: "conflict" } & Conflict<Form>)
  | ({ kind: "refused" } & Refusal<Form>)
  | { kind: "gone" };

type Refusal<Form> =
  | { because: "fields"; errors: FieldErrors<Form>; text: string; show?: (typed: Form) => Form }
  /** What somebody should have read before such a save. */
  | { because: "warnings"; warnings: string[] }
  | { because: "rights"; text?: string };

/** What an editor edits. `Wish` is which of its saves is meant, `Sent` what that one sends. */
export type Target<Form, Wish, Sent> = {
  load: () => EditorState<Form>;
  check: (
    state: EditorState<Form>,
    wish: Wish,
  ) => { sent: Sent } | { errors: FieldErrors<Form>; text: string };
  save: (seen: EditorState<Form>, sent: Sent, wish: Wish) => Promise<Outcome<Form>>;
  saveFailed: (reason: string) => string;
  /** Where unsaved text waits on this device, and on the server for the author's other ones. */
  unsavedKey: (recordId: number | null) => UnsavedKey;
  copies?: CopiesOnServer<Form>;
};
