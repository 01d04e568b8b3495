import { Link } from "react-router";
import { brokenText } from "./faults.ts";
import { useMailWatch } from "./queries.ts";
import { notifications } from "./words.ts";

const { mail: text } = notifications;

/** Over every screen, when the mail was not proven to work for two days. */
export function MailBanner() {
  const { data } = useMailWatch();
  if (!data?.brokenSince) return null;
  return (
    <aside aria-label={text.title} className="border-danger border-b bg-surface">
      <p className="mx-auto max-w-page px-gutter py-3 text-sm">
        <span className="font-semibold">{brokenText(data.brokenSince, new Date())}</span>{" "}
        {text.brokenHint}{" "}
        <Link to="/admin/powiadomienia" className="underline underline-offset-4">
          {text.check}
        </Link>
      </p>
    </aside>
  );
}
