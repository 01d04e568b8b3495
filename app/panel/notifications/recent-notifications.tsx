import type { Notification } from "~/panel/data/notifications.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { mailFault, webhookFault } from "./faults.ts";
import { useNotifications } from "./queries.ts";
import { notifications } from "./words.ts";

const { recent: text } = notifications;

export function RecentNotifications() {
  const { data } = useNotifications();
  return (
    <SettingsSection title={text.title}>
      {data?.length === 0 && <p className="text-text-2">{text.empty}</p>}
      {data && data.length > 0 && (
        <ul className="w-full divide-y divide-line border-line border-y text-sm">
          {data.map((one) => (
            <li
              key={one.id}
              className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <span className="text-muted">{formatMoment(one.sent_at ?? one.created_at)}</span>
              <span>
                {nameOf(text.kinds, one.kind)}: {nameOf(text.statuses, one.status)}
                {text.attempts(one.attempts)}
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
