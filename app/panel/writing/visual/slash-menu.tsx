import type { Editor, Range } from "@tiptap/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { visual } from "~/panel/writing/words.ts";
import { plainSlug } from "~/text/slug.ts";
import { cx } from "~/ui/cx.ts";

export type SlashItem = { name: string; icon: ReactNode; run: () => void };

export type Slash = { range: Range; query: string };

export function slashAt({ state, isFocused }: Pick<Editor, "state" | "isFocused">): Slash | null {
  const { $from, empty } = state.selection;
  if (!isFocused || !empty || $from.parent.type.name !== "paragraph") return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc");
  const query = /^\/(?! )([\p{L} ]{0,20})$/u.exec(before)?.[1];
  return query === undefined ? null : { range: { from: $from.start(), to: $from.pos }, query };
}

export function useSlashMenu(editor: Editor, slash: Slash | null, items: readonly SlashItem[]) {
  const [chosen, setChosen] = useState({ query: "", at: 0 });
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const query = slash?.query ?? "";
  const found = slash ? items.filter(({ name }) => plainSlug(name).includes(plainSlug(query))) : [];
  const isOpen = slash !== null && slash.range.from !== closedAt && found.length > 0;
  const at = chosen.query === query ? Math.min(chosen.at, found.length - 1) : 0;
  if (slash === null && closedAt !== null) setClosedAt(null);

  function use(item: SlashItem | undefined) {
    if (!slash || !item) return;
    editor.chain().focus().deleteRange(slash.range).run();
    item.run();
  }

  return {
    items: isOpen ? found : [],
    at,
    use,
    keyDown(event: KeyboardEvent) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!isOpen || (!step && event.key !== "Enter" && event.key !== "Tab")) return;
      event.preventDefault();
      event.stopPropagation();
      if (step) setChosen({ query, at: (at + step + found.length) % found.length });
      else use(found[at]);
    },
    /** In the second phase, when the sheet has seen that there is a menu to close. */
    escape(event: KeyboardEvent) {
      if (!isOpen || event.key !== "Escape") return;
      // A full screen stays as well: it listens further out.
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      setClosedAt(slash.range.from);
    },
  };
}

type Props = {
  id: string;
  editor: Editor;
  from: number;
  menu: ReturnType<typeof useSlashMenu>;
};

export function SlashMenu({ id, editor, from, menu }: Props) {
  function place(list: HTMLElement | null) {
    const box = list?.offsetParent?.getBoundingClientRect();
    if (!list || !box) return;
    const { left, bottom } = editor.view.coordsAtPos(from);
    list.style.left = `${Math.max(0, Math.min(left - box.left, box.width - list.offsetWidth))}px`;
    list.style.top = `${bottom - box.top + 4}px`;
    list.scrollIntoView({ block: "nearest" });
  }

  return (
    <div
      ref={place}
      id={id}
      role="listbox"
      aria-label={visual.insert}
      className="absolute z-20 max-h-80 w-64 max-w-full overflow-y-auto rounded-frame border border-edge bg-raised py-1 shadow-lg"
    >
      {menu.items.map((item, at) => (
        <button
          key={item.name}
          type="button"
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === menu.at}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => menu.use(item)}
          className={cx(
            "flex min-h-10 w-full items-center gap-3 px-3 text-left text-sm hover:bg-text/5",
            at === menu.at && "bg-accent/15",
          )}
        >
          <span aria-hidden className="grid w-6 place-items-center font-semibold text-text-2">
            {item.icon}
          </span>
          {item.name}
        </button>
      ))}
    </div>
  );
}
