import { type FormEvent, type ReactNode, useId, useState, useTransition } from "react";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { failureSentence } from "./failure-sentence.ts";
import { factor as text } from "./words.ts";

type Props = {
  label: string;
  /** Six digits, for which a telephone shows its keys for numbers. */
  isOfApp: boolean;
  submit: string;
  /** What it throws is said at the field. */
  onCode: (code: string, form: FormData) => Promise<void>;
  /** Between the field and the button. */
  children?: ReactNode;
  /** Beside the button. */
  others?: ReactNode;
};

export function CodeForm({ label, isOfApp, submit, onCode, children, others }: Props) {
  const id = useId();
  const [busy, start] = useTransition();
  const [error, setError] = useState("");

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const input = form.querySelector<HTMLInputElement>("[name=code]");
    const code = input?.value.trim() ?? "";
    setError(code === "" ? text.missingCode : "");
    if (code === "") return input?.focus();
    start(async () => {
      try {
        await onCode(code, new FormData(form));
      } catch (failure) {
        setError(failureSentence(failure));
        input?.select();
      }
    });
  }

  return (
    <form method="dialog" noValidate onSubmit={send} className="grid gap-6">
      <Field
        id={id}
        label={label}
        name="code"
        ref={focused}
        inputMode={isOfApp ? "numeric" : "text"}
        autoComplete={isOfApp ? "one-time-code" : "off"}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? text.busy : submit}
        </Button>
        {others}
      </div>
    </form>
  );
}

/** The field is what comes next, wherever this form appears. */
function focused(input: HTMLInputElement | null) {
  input?.focus();
}
