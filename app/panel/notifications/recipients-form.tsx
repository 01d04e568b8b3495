import { type SubmitEvent, useState } from "react";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { useSaveSettings } from "./queries.ts";
import { notifications } from "./words.ts";

const { recipients: text, save, saved } = notifications;

export function RecipientsForm({ recipients }: { recipients: readonly string[] }) {
  const { mutate, isPending } = useSaveSettings(saved);
  const [error, setError] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = withoutInvisible(String(new FormData(event.currentTarget).get("recipients")));
    const addresses = [...new Set(typed.split(/[\s,;]+/).filter(Boolean))];
    const found = checkRecipients(addresses);
    setError(found);
    if (found) event.currentTarget.querySelector("textarea")?.focus();
    else mutate({ recipients: addresses });
  }

  return (
    <SettingsSection title={text.title}>
      <form onSubmit={submit} noValidate className="grid w-full justify-items-start gap-5">
        <Field
          key={recipients.join()}
          className="w-full"
          multiline
          rows={4}
          name="recipients"
          label={text.label}
          hint={text.hint}
          error={error}
          defaultValue={recipients.join("\n")}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" size="sm" disabled={isPending}>
          {save}
        </Button>
      </form>
    </SettingsSection>
  );
}

function checkRecipients(addresses: readonly string[]): string | null {
  if (addresses.length > 5) return text.tooMany;
  const bad = addresses.find((address) => !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(address));
  return bad === undefined ? null : text.bad(bad);
}
