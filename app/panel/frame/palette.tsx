import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "~/panel/access/session.tsx";
import { useRead } from "~/panel/access/use-read.ts";
import { findRecords } from "~/panel/data/records/record-list.ts";
import { ownDocumentsOf } from "~/panel/data/site/own-documents.ts";
import { listPublishedTexts, listTextDrafts } from "~/panel/data/site/site-texts.ts";
import { Modal } from "~/panel/kit/ui/modal.tsx";
import { publishButton } from "~/panel/kit/ui/publish-button.ts";
import { useAfterPause } from "~/panel/kit/use-after-pause.ts";
import { editor } from "~/panel/kit/words.ts";
import { caseStudies, posts } from "~/panel/records/words.ts";
import { publicPages } from "~/panel/site-editor/public-pages.ts";
import { blogSlug } from "~/text/slug.ts";
import { Field } from "~/ui/field.tsx";
import type { Menu } from "./panel-header.tsx";
import { palette as text } from "./words.ts";

type Command = { id: string; name: string; about: string; run: () => void };

const PAUSE = 200;
const MOST_RECORDS = 5;

/** Ctrl+K (⌘K) anywhere in the panel: screens, records by their titles, and what is done most. */
export function Palette({ menu }: { menu: Menu }) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    function listen(event: globalThis.KeyboardEvent) {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      // In a text it makes a link; a handler that has made one says so.
      if (!isAsked || event.key.toLowerCase() !== "k" || event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <Modal open={open} onClose={() => setOpen(false)} title={text.title}>
      <Choices menu={menu} onClose={() => setOpen(false)} />
    </Modal>
  );
}

function Choices({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const navigate = useNavigate();
  const { rights } = useSession();
  const listId = useId();
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const [button] = useState(publishButton);
  const asked = useAfterPause(query.trim(), PAUSE);
  const records = useFoundRecords(asked, rights.mayWrite);
  const pages = useFoundPages(asked, rights.mayEdit);
  const go = (to: string) => () => void navigate(to);

  const commands: Command[] = [
    ...(button ? [{ id: "publish", name: editor.publish, about: text.now, run: button }] : []),
    ...(rights.mayWrite
      ? [
          { id: "post", name: text.newPost, about: text.now, run: go("/admin?edit=new") },
          {
            id: "case",
            name: text.newCaseStudy,
            about: text.now,
            run: go("/admin?tab=case-studies&edit=new"),
          },
        ]
      : []),
    ...menu.map(({ path, name }) => ({ id: path, name, about: text.screen, run: go(path) })),
  ];
  const shown = [
    ...commands.filter(({ name }) => blogSlug(name).includes(blogSlug(query))),
    ...[...pages, ...records].map(({ to, name, about }) => ({ id: to, name, about, run: go(to) })),
  ];
  const chosen = Math.min(at, shown.length - 1);

  function run(command: Command | undefined) {
    if (!command) return;
    onClose();
    // The dialog gives the focus back first.
    setTimeout(command.run);
  }

  function press(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter") run(shown[chosen]);
    else if (step !== 0) setAt((chosen + step + shown.length) % Math.max(shown.length, 1));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Field
        label={text.title}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[chosen] && `${listId}-${chosen}`}
        autoComplete="off"
        value={query}
        onKeyDown={press}
        onChange={({ target }: { target: { value: string } }) => {
          setQuery(target.value);
          setAt(0);
        }}
      />
      <div id={listId} role="listbox" aria-label={text.found} className="mt-4 grid">
        {shown.map((command, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={command.id}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            onClick={() => run(command)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-frame px-3 hover:bg-raised aria-selected:bg-raised"
          >
            <span className="[overflow-wrap:anywhere]">{command.name}</span>
            <span className="shrink-0 text-muted text-sm">{command.about}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-text-2 empty:hidden">
        {shown.length === 0 && text.nothing}
      </p>
    </>
  );
}

const lists = [
  { table: "blog_posts", about: posts.tab, address: "/admin?edit=" },
  { table: "case_studies", about: caseStudies.tab, address: "/admin?tab=case-studies&edit=" },
] as const;

function useFoundRecords(query: string, mayRead: boolean) {
  const { data } = useRead(
    ["palette", query],
    async (client) => {
      const view = { query, status: null, sort: null };
      const found = await Promise.all(
        lists.map(async ({ table, about, address }) => {
          const { rows } = await findRecords(client, table, view, 0, MOST_RECORDS);
          return rows.map(({ id, title }) => {
            return { name: title, about, to: address + id };
          });
        }),
      );
      return found.flat();
    },
    { enabled: mayRead && query !== "" },
  );
  return (query !== "" && data) || [];
}

/** Pages of the site, also those that were added, by their names. */
function useFoundPages(query: string, mayEdit: boolean) {
  const { data } = useRead(
    ["palette-pages"],
    async (client) => {
      const texts = await Promise.all([listTextDrafts(client), listPublishedTexts(client)]);
      return ownDocumentsOf(...texts).map(({ name, path }) => ({ name, path }));
    },
    { enabled: mayEdit && query !== "", staleTime: 0 },
  );
  if (!mayEdit || query === "") return [];
  return [...publicPages, ...(data ?? [])]
    .filter(({ name }) => blogSlug(name).includes(blogSlug(query)))
    .slice(0, MOST_RECORDS)
    .map(({ name, path }) => ({ name, about: text.page, to: `/admin/strona/edycja${path}` }));
}
