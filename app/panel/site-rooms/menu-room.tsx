import { type MenuPlace, readMenu, writeMenu } from "~/content/page-content/menu-order.ts";
import { menu } from "~/content/settings/menu.ts";
import { menuEntries } from "~/content/settings/menu-entries.ts";
import { dictionary } from "~/content/translations.ts";
import { DownIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { ListFailed, ListSkeleton } from "~/panel/kit/ui/list-states.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { toastError } from "~/ui/toast.ts";
import { KeptField } from "./kept-field.tsx";
import { menuWords as text } from "./menu-words.ts";
import { PublishBar } from "./publish-bar.tsx";
import type { RoomText } from "./room-texts.ts";
import { useRoomTexts } from "./use-room-texts.ts";

const ids = menuEntries.map(({ id }) => id);
const order: RoomText = { id: "settings/menu#/menu/items", present: menu.items };
const names = new Map(
  menuEntries.map(({ id, text: named, name }) => [id, { id: named, present: name }] as const),
);
const call = wordsOf("nav.cta");
const sentence = wordsOf("footer.description");
const all = [order, ...names.values(), call, sentence].map(({ id }) => id);

/** A longer name breaks the line of the header. */
const LONGEST_NAME = 30;

export function MenuRoom() {
  const store = useRoomTexts();
  const { texts, failed, keep } = store;
  if (!texts) return failed ? <ListFailed {...failed} /> : <ListSkeleton />;
  const places = readMenu(texts.valueOf(order), ids);

  function arrange(next: readonly MenuPlace[]) {
    if (!next.some(({ isShown }) => isShown)) return toastError(text.last);
    void keep([{ text: order, value: writeMenu(next) }]);
  }

  return (
    <>
      <p className="max-w-prose text-text-2">{text.intro}</p>
      <h3 className="mt-8 mb-3 font-semibold text-lg">{text.items}</h3>
      <ul className="border-line border-t">
        {places.map((place, at) => {
          const named = names.get(place.id);
          const name = named ? texts.valueOf(named) : "";
          return (
            <li
              key={place.id}
              className="grid items-end gap-x-6 gap-y-2 border-line border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              {named && (
                <KeptField
                  label={text.name}
                  spoken={`${text.name}: ${name}`}
                  value={name}
                  max={LONGEST_NAME}
                  onKeep={(value) => void keep([{ text: named, value }])}
                />
              )}
              <div className="flex items-center justify-between gap-6 sm:contents">
                <label className="flex min-h-12 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={place.isShown}
                    aria-label={`${text.show}: ${name}`}
                    onChange={({ target }) =>
                      arrange(
                        places.map((each) =>
                          each === place ? { ...each, isShown: target.checked } : each,
                        ),
                      )
                    }
                    className="size-5 accent-accent"
                  />
                  {text.show}
                </label>
                <OrderButtons
                  at={at}
                  all={places.length}
                  earlier={{ label: text.moveUp(name), icon: <UpIcon /> }}
                  later={{ label: text.moveDown(name), icon: <DownIcon /> }}
                  onMove={(to) => arrange(moved(places, at, to))}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <h3 className="mt-10 mb-3 font-semibold text-lg">{text.words}</h3>
      <div className="grid max-w-prose gap-6">
        <KeptField
          label={text.call}
          value={texts.valueOf(call)}
          max={LONGEST_NAME}
          onKeep={(value) => void keep([{ text: call, value }])}
        />
        <KeptField
          label={text.footer}
          value={texts.valueOf(sentence)}
          max={300}
          multiline
          onKeep={(value) => void keep([{ text: sentence, value }])}
        />
      </div>
      <PublishBar store={store} ids={all} />
      <h3 className="mt-10 font-semibold text-lg">{text.profiles}</h3>
      <p className="mt-2 mb-4 max-w-prose text-text-2">{text.profilesHint}</p>
      <ButtonLink to="/admin/strona/office" size="sm" variant="secondary">
        {text.openProfiles}
      </ButtonLink>
    </>
  );
}

function wordsOf(key: string): RoomText {
  return { id: `translations#/dictionary/${key}`, present: dictionary[key] ?? "" };
}
