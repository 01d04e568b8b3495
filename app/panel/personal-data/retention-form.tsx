import { type SubmitEvent, useState } from "react";
import { longestRetention } from "~/content/retention.ts";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { useContactSettings, useSaveSettings } from "~/panel/notifications/queries.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { personalData } from "./words.ts";

const { retention: text } = personalData;

export function RetentionForm() {
  const { data: settings } = useContactSettings();
  const { mutate, isPending } = useSaveSettings(text.saved);
  const [invalid, setInvalid] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const months = Number(new FormData(event.currentTarget).get("months"));
    const isGood = Number.isInteger(months) && months >= 1 && months <= longestRetention;
    setInvalid(!isGood);
    if (isGood) mutate({ retention_months: months });
    else event.currentTarget.querySelector("input")?.focus();
  }

  if (settings === undefined) return <Skeleton className="h-40" />;
  const months = settings?.retention_months ?? longestRetention;
  return (
    <SettingsSection title={text.title}>
      <form onSubmit={submit} noValidate className="grid justify-items-start gap-5">
        <Field
          key={months}
          name="months"
          type="number"
          min={1}
          max={longestRetention}
          inputMode="numeric"
          label={text.months}
          hint={text.hint}
          error={invalid ? text.invalid : null}
          defaultValue={months}
        />
        <Button type="submit" size="sm" disabled={isPending}>
          {text.save}
        </Button>
      </form>
      <p className="text-muted text-sm">{text.rest}</p>
    </SettingsSection>
  );
}
