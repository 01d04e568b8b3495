import { type SubmitEvent, useState } from "react";
import type { ContactSettings } from "~/panel/data/contact-settings.ts";
import { Checkbox, SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { parseUrl } from "~/text/addresses/parse-url.ts";
import { withoutInvisible } from "~/text/invisible.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { useSaveSettings } from "./queries.ts";
import { Trial } from "./trial.tsx";
import { notifications } from "./words.ts";

const { webhook: text, save, saved } = notifications;

export function WebhookForm({ settings }: { settings: ContactSettings | null }) {
  const { mutate, isPending } = useSaveSettings(saved);
  const [error, setError] = useState<string | null>(null);
  const address = settings?.webhook_url ?? "";

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const url = withoutInvisible(String(fields.get("url"))).trim();
    const isGood = url === "" || isWebhookAddress(url);
    setError(isGood ? null : text.bad);
    if (isGood) mutate({ webhook_url: url || null, webhook_has_text: fields.has("text") });
    else event.currentTarget.querySelector<HTMLInputElement>("[name=url]")?.focus();
  }

  return (
    <SettingsSection title={text.title}>
      <p className="text-text-2">{text.lead}</p>
      <form onSubmit={submit} noValidate className="grid w-full justify-items-start gap-5">
        <Field
          key={address}
          className="w-full"
          name="url"
          type="url"
          label={text.address}
          hint={text.hint}
          error={error}
          defaultValue={address}
          autoComplete="off"
          spellCheck={false}
        />
        <Checkbox
          key={String(settings?.webhook_has_text)}
          name="text"
          label={text.hasText}
          hint={text.hasTextHint}
          defaultChecked={settings?.webhook_has_text ?? false}
        />
        <Button type="submit" size="sm" disabled={isPending}>
          {save}
        </Button>
      </form>
      <Secret secret={settings?.webhook_secret ?? null} />
      {address && <Trial channel="webhook" label={text.trial} />}
    </SettingsSection>
  );
}

/** Shown only when asked for: somebody may look over the shoulder. */
function Secret({ secret }: { secret: string | null }) {
  const { mutate, isPending } = useSaveSettings(text.renewed);
  const [isShown, setShown] = useState(false);
  if (secret === null) return <p className="text-muted text-sm">{text.secretAfterSave}</p>;
  return (
    <div className="w-full">
      <p className="label mb-2 text-text-2">{text.secret}</p>
      {isShown && <code className="mb-2 block text-sm [overflow-wrap:anywhere]">{secret}</code>}
      <p className="text-muted text-sm">{text.secretHint}</p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {!isShown && (
          <Button variant="ghost" className="text-sm" onClick={() => setShown(true)}>
            {text.show}
          </Button>
        )}
        <Button
          variant="ghost"
          className="text-sm"
          disabled={isPending}
          onClick={() => mutate({ webhook_secret: newSecret() })}
        >
          {text.renew}
        </Button>
      </div>
    </div>
  );
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isWebhookAddress(text: string): boolean {
  const url = /[\s"<>\\]/.test(text) ? null : parseUrl(text);
  return url?.protocol === "https:" && !url.username && !url.password;
}
