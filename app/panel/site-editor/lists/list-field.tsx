import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatMoment } from "~/panel/kit/moments.ts";
import { CloseIcon, DownIcon, UpIcon } from "~/panel/kit/ui/icons.tsx";
import { moved, OrderButtons } from "~/panel/kit/ui/order-buttons.tsx";
import {
  isOutdated,
  type PageText,
  shownValue,
  storedEntry,
  valueIn,
} from "~/panel/site-editor/edits/edit-state.ts";
import type { TextEdits } from "~/panel/site-editor/edits/use-page-edits.ts";
import { TwoTexts } from "~/panel/site-editor/two-texts.tsx";
import { fieldWords } from "~/panel/site-editor/words.ts";
import { isSectionList } from "~/site-texts/own-documents.ts";
import { Button } from "~/ui/button.tsx";
import { type ListItem, namedItems, presentWords, withAdded } from "./list-items.ts";
import { SectionChoice } from "./section-choice.tsx";
import { sectionWords } from "./section-words.ts";
import { listEditor as words } from "./words.ts";

type Props = {
  list: PageText;
  edits: TextEdits;
  /** Of an added item. */
  newWord: () => string;
  /** The words of this item are asked for; an added one is not on the page yet. */
  onItem: (item: string) => void;
  onClose: () => void;
};

/** One list beside the page: its items by their first words. */
export function ListField({ list, edits, newWord, onItem, onClose }: Props) {
  const title = useId();
  const all = useRef<HTMLOListElement>(null);
  const [said, say] = useState("");
  const [isChoosing, setChoosing] = useState(false);
  const isOfSections = isSectionList(list.id);
  const isFull = (count: number) => count >= list.max;
  const value = shownValue(list);
  const named = (ids: string) => namedItems(list, ids, presentWords(edits.edits.texts, list));
  const items = named(value);
  const lines = (ids: string) =>
    named(ids)
      .map(({ name }) => name)
      .join("\n");

  function set(ids: string) {
    edits.type(list.id, ids);
    // The page is made anew once it is stored.
    void edits.saveNow();
  }

  function add(section?: number) {
    const added = withAdded(value, newWord(), section);
    setChoosing(false);
    set(added.value);
    onItem(added.item);
  }

  function remove(at: number, { name }: ListItem) {
    flushSync(() => {
      set(items.flatMap(({ id }, place) => (place === at ? [] : [id])).join(" "));
      say(words.removed(name));
    });
    // Not a button that removes: a person who presses Enter twice would remove two.
    const names = all.current?.querySelectorAll<HTMLElement>("[data-item]");
    names?.[Math.min(at, items.length - 2)]?.focus();
  }

  function move(from: number, to: number, { name }: ListItem) {
    set(
      moved(items, from, to)
        .map(({ id }) => id)
        .join(" "),
    );
    say(words.moved(name, to + 1, items.length));
  }

  return (
    <section
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className="grid grid-cols-1 content-start gap-4 p-4 lg:p-6"
    >
      <header className="flex items-center justify-between gap-4">
        <h2 id={title} ref={focus} tabIndex={-1} className="label text-text-2 outline-none">
          {isOfSections ? sectionWords.title(items.length) : words.title(items.length)}
        </h2>
        <button
          type="button"
          aria-label={fieldWords.close}
          onClick={onClose}
          className="-mr-2 grid size-10 place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
        >
          <CloseIcon />
        </button>
      </header>
      <p className="text-muted text-sm">
        {isOfSections && items.length === 0 ? sectionWords.none : words.hint}
      </p>
      {list.conflict && (
        <TwoTexts
          title={words.conflict}
          hint={fieldWords.conflict.saved(formatMoment(list.conflict.at), list.conflict.by)}
          texts={[
            [fieldWords.conflict.mine, lines(value)],
            [fieldWords.conflict.theirs, lines(valueIn(list, list.conflict.entry))],
          ]}
          answers={[
            [fieldWords.conflict.keep, () => edits.settle(list.id, "mine")],
            [fieldWords.conflict.take, () => edits.settle(list.id, "theirs")],
          ]}
        />
      )}
      {isOutdated(list) && (
        <TwoTexts
          title={fieldWords.outdated.title}
          texts={[
            [fieldWords.outdated.was, lines(storedEntry(list)?.was ?? "")],
            [fieldWords.outdated.now, lines(list.original)],
          ]}
          answers={[
            [fieldWords.outdated.keep, () => set(value)],
            [fieldWords.outdated.take, () => set(list.original)],
          ]}
        />
      )}
      <ol ref={all} className="border-line border-t">
        {items.map((item, at) => (
          <li key={item.id} className="flex items-center gap-1 border-line border-b py-1">
            <button
              type="button"
              data-item
              aria-label={words.words(item.name)}
              onClick={() => onItem(item.id)}
              className="min-h-11 min-w-0 grow break-words text-left text-sm hover:text-accent-hover"
            >
              {item.name}
            </button>
            <OrderButtons
              at={at}
              all={items.length}
              earlier={{ label: words.moveUp(item.name), icon: <UpIcon /> }}
              later={{ label: words.moveDown(item.name), icon: <DownIcon /> }}
              onMove={(to) => move(at, to, item)}
            />
            <Button
              variant="ghost"
              className="shrink-0 text-sm"
              aria-label={words.removeNamed(item.name)}
              disabled={items.length === 1 && list.original !== ""}
              onClick={() => remove(at, item)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={isFull(items.length)}
          {...(isOfSections && { "aria-expanded": isChoosing })}
          onClick={() => (isOfSections ? setChoosing(!isChoosing) : add())}
        >
          {isOfSections ? sectionWords.add : words.add}
        </Button>
        <p className="text-muted text-sm">
          {words.count(items.length, list.max)}
          {items.length === 1 && list.original !== "" && ` – ${words.fewest}`}
        </p>
      </div>
      {isChoosing && <SectionChoice onChoose={add} />}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="secondary" onClick={onClose} className="lg:hidden">
          {fieldWords.done}
        </Button>
        {list.original !== "" && (
          <Button
            size="sm"
            variant="secondary"
            disabled={value === list.original}
            onClick={() => {
              set(list.original);
              say(words.restored);
            }}
          >
            {fieldWords.restore}
          </Button>
        )}
      </div>
    </section>
  );
}

function focus(heading: HTMLElement | null) {
  heading?.focus();
}
