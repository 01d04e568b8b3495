import { useState } from "react";
import { Link } from "react-router";
import { readOrder, withHidden, writeOrder } from "~/content/agency/service-order.ts";
import { services } from "~/content/agency/services.ts";
import { type OwnDocument, ownDocumentsOf } from "~/panel/data/site/own-documents.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { DownIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import { OwnButtons } from "~/panel/site-rooms/own-buttons.tsx";
import { type OpenedOwn, OwnDialog } from "~/panel/site-rooms/own-dialog.tsx";
import { ownWords } from "~/panel/site-rooms/own-words.ts";
import { PublishBar } from "~/panel/site-rooms/publish-bar.tsx";
import { useRoomTexts } from "~/panel/site-rooms/use-room-texts.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { toastError } from "~/ui/toast.ts";
import { offerWords as text } from "./offer-words.ts";
import { ServiceDialog } from "./service-form.tsx";
import { allIds, order, shownService } from "./service-texts.ts";

/** `own` is a service that was added. */
type Row = { name: string; path: string; former: readonly string[]; own: OwnDocument | null };

/** „Usługi”: names, addresses and prices, which are shown, and in which order. A draft until „Opublikuj zmiany”. */
export function ServicesRoom() {
  const store = useRoomTexts();
  const [opened, open] = useState<string | null>(null);
  const [openedOwn, openOwn] = useState<OpenedOwn | null>(null);
  const { texts, stored, failed, keep, refresh } = store;
  if (!texts || !stored) return failed ? <ListFailed {...failed} /> : <ListSkeleton />;
  const all = services.map((service) => shownService(service, texts));
  const own = ownDocumentsOf(stored.drafts, stored.published);
  const rows = new Map<string, Row>([
    ...all.map((each, place) => {
      const former = each.former.map((address) => `/uslugi/${address}`);
      return [`${place}`, { ...each, former, own: null }] as const;
    }),
    ...own.flatMap((page) =>
      page.kind === "service" ? [[`+${page.id}`, { ...page, own: page }] as const] : [],
    ),
  ]);
  const known = [...rows.keys()];
  const shown = readOrder(texts.valueOf(order), known);

  function arrange(ids: readonly string[]) {
    if (ids.length === 0) return toastError(text.last);
    void keep([{ text: order, value: writeOrder(ids, known) }]);
  }

  return (
    <>
      <p className="max-w-prose text-text-2">{text.intro}</p>
      <ul className="mt-6 border-line border-t">
        {withHidden(shown, known).map((id) => {
          const row = rows.get(id);
          if (!row) return null;
          const { name, path, former } = row;
          const at = shown.indexOf(id);
          const isShown = at >= 0;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4"
            >
              <div className="grow basis-60">
                <h3 className="font-semibold">{name}</h3>
                <p className="text-muted text-sm [overflow-wrap:anywhere]">{path}</p>
                {former.length > 0 && (
                  <p className="text-muted text-sm [overflow-wrap:anywhere]">
                    {text.former(former.join(", "))}
                  </p>
                )}
              </div>
              {isShown ? (
                <OrderButtons
                  at={at}
                  all={shown.length}
                  earlier={{ label: text.moveUp(name), icon: <UpIcon /> }}
                  later={{ label: text.moveDown(name), icon: <DownIcon /> }}
                  onMove={(to) => arrange(moved(shown, at, to))}
                />
              ) : (
                <p className="flex flex-wrap items-center gap-x-4 text-sm">
                  <Badge className="border-edge">{text.hidden}</Badge>
                  <Link
                    to={`/admin/przekierowania?${new URLSearchParams({ z: path })}`}
                    className="underline underline-offset-4"
                  >
                    {text.redirect}
                  </Link>
                </p>
              )}
              {row.own ? (
                <OwnButtons own={row.own} onChange={() => openOwn(row.own)} onRemoved={refresh} />
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`${text.change}: ${name}`}
                  onClick={() => open(id)}
                >
                  {text.change}
                </Button>
              )}
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${isShown ? text.hide : text.show}: ${name}`}
                onClick={() =>
                  arrange(isShown ? shown.filter((each) => each !== id) : [...shown, id])
                }
              >
                {isShown ? text.hide : text.show}
              </Button>
              {isShown && (
                <ButtonLink
                  to={`/admin/strona/edycja${path}`}
                  size="sm"
                  variant="secondary"
                  aria-label={`${text.edit}: ${name}`}
                >
                  {text.edit}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="secondary" className="mt-6" onClick={() => openOwn({ kind: "service" })}>
        {ownWords.add.service}
      </Button>
      <PublishBar store={store} ids={allIds} />
      <ServiceDialog
        opened={all[Number(opened ?? "-1")] ?? null}
        {...{ all, store }}
        onClose={() => open(null)}
      />
      <OwnDialog opened={openedOwn} own={own} onClose={() => openOwn(null)} onSaved={refresh} />
    </>
  );
}
