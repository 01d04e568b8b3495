import { useRead } from "~/panel/access/use-read.ts";
import { listPrivacyEvents } from "~/panel/data/personal-data.ts";
import { formatMoment } from "~/panel/kit/moments.ts";
import { SettingsSection } from "~/panel/kit/ui/settings-section.tsx";
import { personalData } from "./words.ts";

const { log: text } = personalData;
export const privacyLogKey = ["privacy-log"] as const;

export function PrivacyLog() {
  const { data } = useRead(privacyLogKey, listPrivacyEvents, { meta: { failed: text.failed } });
  return (
    <SettingsSection title={text.title}>
      <p className="text-text-2">{text.hint}</p>
      {data?.length === 0 && <p className="text-text-2">{text.empty}</p>}
      {data && data.length > 0 && (
        <ul className="w-full divide-y divide-line border-line border-y text-sm">
          {data.map(({ id, created_at, kind, messages, actor_email }) => (
            <li key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <span className="text-muted">{formatMoment(created_at)}</span>
              <span className="[overflow-wrap:anywhere]">
                {nameOf(kind)}, {text.count(messages)} ({actor_email ?? text.itself})
              </span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function nameOf(kind: string): string {
  const names: Record<string, string> = text.kinds;
  return names[kind] ?? kind;
}
