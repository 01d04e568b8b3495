import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { services } from "~/content/agency/services.ts";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import {
  draftText,
  listPublishedTexts,
  listTextDrafts,
  publishTexts,
} from "~/panel/data/site/site-texts.ts";
import { problemText } from "~/panel/kit/problem.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { DownIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import type { TextEntry } from "~/site-texts/types.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { toastError, toastSuccess } from "~/ui/toast.ts";
import { offerWords as text } from "./offer-words.ts";
import { readOrder, withHidden, writeOrder } from "./service-order.ts";

const document = "settings/offer";
const pointer = "/offer/services";
const original = writeOrder(services.map((_, place) => place));
const queryKey = ["offered-services"];

/** „Usługi”: which are shown, and in which order. A draft until „Opublikuj zmiany”. */
export function ServicesRoom() {
  const { client, withSession } = useSession();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { data, isError, refetch, isFetching } = useRead(
    queryKey,
    async (client) => {
      const [drafts, published] = await Promise.all([
        listTextDrafts(client),
        listPublishedTexts(client),
      ]);
      const draft = drafts.find((each) => each.document === document)?.changes ?? {};
      const own = published.find((each) => each.document === document)?.texts[pointer] ?? null;
      return {
        isWaiting: Object.hasOwn(draft, pointer),
        entry: Object.hasOwn(draft, pointer) ? (draft[pointer] ?? null) : own,
      };
    },
    { staleTime: 0, meta: { failed: text.failed } },
  );
  if (!data) {
    return isError ? (
      <ListFailed text={text.failed} onRetry={refetch} busy={isFetching} />
    ) : (
      <ListSkeleton />
    );
  }
  const shown = readOrder(data.entry?.value ?? original, services.length);

  async function run(change: () => Promise<void>) {
    setBusy(true);
    try {
      await withSession(change);
      await refetch();
    } catch (error) {
      toastError(text.saveFailed(problemText(error)));
    } finally {
      setBusy(false);
    }
  }

  function keep(places: readonly number[], seen: TextEntry | null) {
    if (places.length === 0) return toastError(text.last);
    const value = writeOrder(places);
    const entry = value === original ? null : { value, was: original };
    queries.setQueryData(queryKey, { isWaiting: true, entry });
    void run(async () => {
      const saved = await draftText(client, `${document}#${pointer}`, seen, entry);
      if (saved.kind === "conflict") toastError(text.conflict);
    });
  }

  return (
    <>
      <p className="max-w-prose text-text-2">{text.intro}</p>
      <ul className="mt-6 border-line border-t">
        {withHidden(shown, services.length).map((place) => {
          const service = services[place];
          if (!service) return null;
          const at = shown.indexOf(place);
          const isShown = at >= 0;
          return (
            <li
              key={place}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4"
            >
              <div className="grow">
                <h3 className="font-semibold">{service.name}</h3>
                <p className="text-muted text-sm">{service.path}</p>
              </div>
              {isShown ? (
                <OrderButtons
                  at={at}
                  all={shown.length}
                  disabled={busy}
                  earlier={{ label: text.moveUp(service.name), icon: <UpIcon /> }}
                  later={{ label: text.moveDown(service.name), icon: <DownIcon /> }}
                  onMove={(to) => keep(moved(shown, at, to), data.entry)}
                />
              ) : (
                <p className="flex flex-wrap items-center gap-x-4 text-sm">
                  <Badge className="border-edge">{text.hidden}</Badge>
                  <Link to="/admin/przekierowania" className="underline underline-offset-4">
                    {text.redirect}
                  </Link>
                </p>
              )}
              <Button
                size="sm"
                variant="secondary"
                disabled={busy}
                aria-label={`${isShown ? text.hide : text.show}: ${service.name}`}
                onClick={() =>
                  keep(
                    isShown ? shown.filter((each) => each !== place) : [...shown, place],
                    data.entry,
                  )
                }
              >
                {isShown ? text.hide : text.show}
              </Button>
              {isShown && (
                <ButtonLink
                  to={`/admin/strona/edycja${service.path}`}
                  size="sm"
                  variant="secondary"
                  aria-label={`${text.edit}: ${service.name}`}
                >
                  {text.edit}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
      {data.isWaiting && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button
            disabled={busy}
            onClick={() =>
              run(async () => {
                await publishTexts(client, [document]);
                toastSuccess(text.published);
              })
            }
          >
            {text.publish}
          </Button>
          <p>{text.waiting}</p>
        </div>
      )}
    </>
  );
}
