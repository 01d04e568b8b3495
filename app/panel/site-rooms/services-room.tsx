import { useState } from "react";
import { Link } from "react-router";
import { type ServiceSlug, services } from "~/content/agency/services.ts";
import { Badge } from "~/panel/kit/ui/badge.tsx";
import { DownIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { toastError } from "~/ui/toast.ts";
import { offerWords as text } from "./offer-words.ts";
import { PublishBar } from "./publish-bar.tsx";
import { ServiceDialog } from "./service-form.tsx";
import { readOrder, withHidden, writeOrder } from "./service-order.ts";
import { allIds, order, shownService } from "./service-texts.ts";
import { useRoomTexts } from "./use-room-texts.ts";

/** „Usługi”: names, addresses and prices, which are shown, and in which order. A draft until „Opublikuj zmiany”. */
export function ServicesRoom() {
  const store = useRoomTexts();
  const [opened, setOpened] = useState<ServiceSlug | null>(null);
  const { texts, failed, keep } = store;
  if (!texts) return failed ? <ListFailed {...failed} /> : <ListSkeleton />;
  const shown = readOrder(texts.valueOf(order), services.length);
  const all = services.map((service) => shownService(service, texts));

  function arrange(places: readonly number[]) {
    if (places.length === 0) return toastError(text.last);
    void keep([{ text: order, value: writeOrder(places) }]);
  }

  return (
    <>
      <p className="max-w-prose text-text-2">{text.intro}</p>
      <ul className="mt-6 border-line border-t">
        {withHidden(shown, services.length).map((place) => {
          const each = all[place];
          if (!each) return null;
          const { name, address, former, service } = each;
          const path = `/uslugi/${address}`;
          const at = shown.indexOf(place);
          const isShown = at >= 0;
          return (
            <li
              key={service.slug}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-4"
            >
              <div className="grow basis-60">
                <h3 className="font-semibold">{name}</h3>
                <p className="text-muted text-sm [overflow-wrap:anywhere]">{path}</p>
                {former.length > 0 && (
                  <p className="text-muted text-sm [overflow-wrap:anywhere]">
                    {text.former(former.map((it) => `/uslugi/${it}`).join(", "))}
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
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${text.change}: ${name}`}
                onClick={() => setOpened(service.slug)}
              >
                {text.change}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`${isShown ? text.hide : text.show}: ${name}`}
                onClick={() =>
                  arrange(isShown ? shown.filter((it) => it !== place) : [...shown, place])
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
      <PublishBar store={store} ids={allIds} />
      <ServiceDialog
        opened={all.find(({ service }) => service.slug === opened) ?? null}
        {...{ all, store }}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
