import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useSession } from "~/panel/access/session.tsx";
import {
  addRedirect,
  changeRedirect,
  type Redirect,
  type RedirectKind,
  type RedirectValues,
  redirectKinds,
} from "~/panel/data/redirects.ts";
import { DataProblem, problemText } from "~/panel/kit/problem.ts";
import { ChoiceButtons } from "~/panel/kit/ui/choice-buttons.tsx";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { toastSuccess } from "~/ui/toast.ts";
import { readValues, type WrongValue } from "./read-values.ts";
import { redirects } from "./words.ts";

const { form: text } = redirects;

/** A stored one, or the address of a new one. */
export type Opened = Redirect | { from_address: string };

type Props = { opened: Opened | null; onClose: () => void; onSaved: () => Promise<void> };

export function RedirectDialog({ opened, onClose, onSaved }: Props) {
  const isStored = opened !== null && "id" in opened;
  return (
    <Modal
      open={opened !== null}
      onClose={onClose}
      title={isStored ? text.changeTitle : text.newTitle}
    >
      {opened && <RedirectForm opened={opened} onClose={onClose} onSaved={onSaved} />}
    </Modal>
  );
}

type Problem = { field: "from" | "to" | "form"; said: string };

const problems = {
  from: { field: "from", said: text.badFrom },
  to: { field: "to", said: text.badTo },
  star: { field: "to", said: text.starTo },
} satisfies Record<WrongValue, Problem>;

function RedirectForm({ opened, onClose, onSaved }: Props & { opened: Opened }) {
  const { client, withSession } = useSession();
  const stored = "id" in opened ? opened : null;
  const [kind, setKind] = useState<RedirectKind>(stored?.kind ?? "permanent");
  const [problem, setProblem] = useState<Problem | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: RedirectValues) => withSession(() => save(values)).catch(failureOf),
  });

  async function save(values: RedirectValues): Promise<Problem | null> {
    if (!stored) await addRedirect(client, values);
    else if (!(await changeRedirect(client, stored, values))) {
      return { field: "form", said: text.changed };
    }
    return null;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const read = readValues(
      String(fields.get("from")),
      String(fields.get("to") ?? ""),
      kind,
      location.origin,
    );
    const found = typeof read === "string" ? problems[read] : await mutateAsync(read);
    setProblem(found);
    if (found) return form.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
    toastSuccess(text.saved);
    onClose();
    await onSaved();
  }

  const said = (field: Problem["field"]) => (problem?.field === field ? problem.said : null);
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field
        label={text.from}
        name="from"
        hint={text.fromHint}
        error={said("from")}
        defaultValue={opened.from_address}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        required
      />
      <ChoiceButtons
        legend={text.kind}
        chosen={kind}
        choices={redirectKinds.map((value) => ({ value, label: text.kinds[value] }))}
        onChoose={setKind}
      />
      <Field
        className={kind === "gone" ? "hidden" : undefined}
        label={text.to}
        name="to"
        hint={text.toHint}
        error={said("to")}
        defaultValue={stored?.to_address ?? ""}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        required
      />
      {said("form") && (
        <p role="alert" className="font-medium text-danger text-sm">
          {said("form")}
        </p>
      )}
      <Button type="submit" disabled={isPending}>
        {isPending ? text.saving : text.save}
      </Button>
    </form>
  );
}

function failureOf(error: unknown): Problem {
  if (error instanceof DataProblem && error.kind === "slug-taken") {
    return { field: "from", said: text.taken };
  }
  return { field: "form", said: text.failed(problemText(error)) };
}
