import { data, href } from "react-router";
import { answerLinkPage as words } from "~/content/answer-link.ts";
import { type AnswerLink, askAnswerLink } from "~/data/answer-link.server.ts";
import { publicClient } from "~/data/client.server.ts";
import { logFailure } from "~/data/loaded.server.ts";
import { pageTitle } from "~/head/seo.ts";
import { ErrorFrame } from "~/site/error-page.tsx";
import { formatDate } from "~/text/dates/format-date.ts";
import { fill } from "~/text/fill.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import type { Route } from "./+types/answered";

type Shown = AnswerLink | { state: "missing" | "failed" };

const statuses: Partial<Record<Shown["state"], number>> = {
  missing: 404,
  removed: 410,
  expired: 410,
  failed: 503,
};

/** Only the button changes something: programs that look through mails open each link. */
export function loader({ context, params }: Route.LoaderArgs) {
  return ask(context, params.token, false);
}

export function action({ context, params }: Route.ActionArgs) {
  return ask(context, params.token, true);
}

async function ask(context: Route.LoaderArgs["context"], token: string, pressed: boolean) {
  const shown = await askAnswerLink(publicClient(context), token, pressed).then(
    (found): Shown => found ?? { state: "missing" },
    (error: unknown): Shown => {
      logFailure("answered", error);
      return { state: "failed" };
    },
  );
  return data(shown, { status: statuses[shown.state] ?? 200 });
}

/** The address is the permission, so nothing may carry it on. */
export function headers() {
  return {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  };
}

export function meta() {
  return [{ title: pageTitle(words.title) }, { name: "robots", content: "noindex" }];
}

export default function Answered({ loaderData, actionData }: Route.ComponentProps) {
  const shown: Shown = actionData ?? loaderData;
  const { title, text } = words.states[shown.state];
  const isOpen = shown.state === "open";
  return (
    <main>
      <ErrorFrame title={title}>
        {"first_name" in shown && (
          <p className="mt-6 font-semibold wrap-anywhere">
            {fill(words.of, { name: shown.first_name, day: formatDate(shown.received_at) })}
          </p>
        )}
        <p className="mt-4 max-w-[44ch] text-lead text-text-2">{text}</p>
        <div className="mt-9 flex flex-wrap gap-4">
          {isOpen && (
            <form method="post">
              <Button type="submit">{words.button}</Button>
            </form>
          )}
          <ButtonLink
            to={
              "message_id" in shown
                ? href("/admin/wiadomosci/:id", { id: String(shown.message_id) })
                : href("/admin/wiadomosci")
            }
            reloadDocument
            variant="secondary"
          >
            {words.panel}
          </ButtonLink>
        </div>
      </ErrorFrame>
    </main>
  );
}
