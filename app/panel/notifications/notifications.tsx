import { Screen } from "~/panel/access/screen.tsx";
import { useSession } from "~/panel/access/session.tsx";
import type { ContactSettings } from "~/panel/data/contact-settings.ts";
import type { Notification } from "~/panel/data/notifications.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { SavedCheckbox, SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { mailUnset } from "~/panel/kit/words.ts";
import { brokenText, mailFault, webhookFault } from "./faults.ts";
import { useContactSettings, useMailWatch, useNotifications, useSaveSettings } from "./queries.ts";
import { RecipientsForm } from "./recipients-form.tsx";
import { ReviewMail } from "./review-mail.tsx";
import { Trial } from "./trial.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { notifications as text } from "./words.ts";

/** An editor has but one setting here, which is their own. */
export function Notifications() {
  const { rights } = useSession();
  return (
    <Screen title={text.title}>
      {rights.isAdmin && <SettingsOfAll />}
      <ReviewMail />
      {rights.isAdmin && <RecentNotifications />}
    </Screen>
  );
}

function SettingsOfAll() {
  const { data: settings, isLoadingError, refetch, isFetching } = useContactSettings();
  if (isLoadingError) {
    return <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />;
  }
  if (settings === undefined) return <ListSkeleton />;
  return (
    <>
      <MailSection />
      <RecipientsForm recipients={settings?.recipients ?? []} />
      <WebhookForm settings={settings} />
      <ConfirmationSection settings={settings} />
    </>
  );
}

function MailSection() {
  const { data: watch } = useMailWatch();
  return (
    <SettingsSection title={text.mail.title}>
      <div>
        {watch?.brokenSince && (
          <p className="mb-1 font-semibold">{brokenText(watch.brokenSince, new Date())}</p>
        )}
        {watch?.isUnset && <p className="mb-1 font-semibold">{mailUnset}</p>}
        {watch?.isUnset && <p>{text.mailFaults.unconfigured}</p>}
        {watch && !watch.isUnset && (
          <p>
            {watch.provenAt ? text.mail.proven(formatMoment(watch.provenAt)) : text.mail.unproven}
          </p>
        )}
        <p className="mt-2 text-muted text-sm">{text.mail.daily}</p>
      </div>
      <Trial channel="mail" label={text.mail.trial} />
    </SettingsSection>
  );
}

function ConfirmationSection({ settings }: { settings: ContactSettings | null }) {
  const { mutate, isPending } = useSaveSettings(text.saved);
  return (
    <SettingsSection title={text.confirmation.title}>
      <SavedCheckbox
        label={text.confirmation.label}
        hint={text.confirmation.hint}
        checked={settings?.confirms ?? false}
        isSaving={isPending}
        onToggle={(confirms) => mutate({ confirms })}
      />
    </SettingsSection>
  );
}

const { recent } = text;

function RecentNotifications() {
  const { data } = useNotifications();
  return (
    <SettingsSection title={recent.title}>
      {data?.length === 0 && <p className="text-text-2">{recent.empty}</p>}
      {data && data.length > 0 && (
        <ul className="w-full divide-y divide-line border-line border-y text-sm">
          {data.map((one) => (
            <li
              key={one.id}
              className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <span className="text-muted">{formatMoment(one.sent_at ?? one.created_at)}</span>
              <span>
                {nameOf(recent.kinds, one.kind)}: {nameOf(recent.statuses, one.status)}
                {recent.attempts(one.attempts)}
                {one.error && <span className="block text-text-2">{faultOf(one)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function faultOf({ kind, error }: Notification): string {
  const isWebhook = kind === "lead" || kind === "alarm" || kind === "trial-webhook";
  return isWebhook ? webhookFault(error ?? "") : mailFault(error ?? "");
}

function nameOf(names: Record<string, string>, key: string): string {
  return names[key] ?? key;
}
