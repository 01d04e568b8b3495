import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useSearchParams } from "react-router";
import { randomId } from "~/data/random-id.ts";
import { useSession } from "~/panel/access/session.tsx";
import { LeaveQuestion } from "~/panel/editing/leave-question.tsx";
import { loadChips } from "~/panel/writing/facts/facts-field.tsx";
import { mainId } from "~/site/shell/main-id.ts";
import { isSectionList } from "~/site-texts/own-documents.ts";
import type { EditedPage, TextId } from "~/site-texts/types.ts";
import { cx } from "~/ui/cx.ts";
import { toastInfo } from "~/ui/toast.ts";
import { ChangeList } from "./change-list.tsx";
import { OPENED_TEXT } from "./claims/field-address.ts";
import { editsOf, shownValue } from "./edits/edit-state.ts";
import type { Way } from "./edits/kept-steps.ts";
import { usePageEdits } from "./edits/use-page-edits.ts";
import { withFacts } from "./frame/facts.ts";
import { replacePage } from "./frame/frame-document.ts";
import { type FramePage, openFrame } from "./frame/frame-page.ts";
import { type Mode, PageFrame, type Width, widthFor } from "./frame/page-frame.tsx";
import type { AddressOf } from "./frame/pictures.ts";
import { recordOf } from "./frame/record-stops.ts";
import { HiddenTexts } from "./hidden-texts.tsx";
import { ListField } from "./lists/list-field.tsx";
import { textsOfItem } from "./lists/list-items.ts";
import { useRenderedPage } from "./lists/use-rendered-page.ts";
import { OfferedTexts } from "./offered-texts.tsx";
import { pageName } from "./page-name.ts";
import { PictureField } from "./pictures/picture-field.tsx";
import { shownAddress } from "./pictures/shown-address.ts";
import { RecordOffer } from "./record-offer.tsx";
import { TextField } from "./text-field.tsx";
import { Toolbar, type View } from "./toolbar.tsx";
import { useUndoKeys } from "./use-undo-keys.ts";
import { useVisibleArea } from "./use-visible-area.ts";
import { textTitle } from "./value-title.ts";
import { announcements, undoWords as undo, siteEditor as words } from "./words.ts";

const asideId = "site-editor-aside";

type Props = { path: string; page: EditedPage; onReload: () => void };

/** The page on the left, what is changed of it on the right; on a phone below, above the keyboard. */
export function PageEditor({ path, page, onReload }: Props) {
  const edits = usePageEdits(path, page, onReload);
  const rendered = useRenderedPage(path, page, edits);
  const wantedItem = useRef<{ list: TextId; item: string } | null>(null);
  const navigate = useNavigate();
  const { client } = useSession();
  const addressOf: AddressOf = (it) => shownAddress(client, it);
  const [search] = useSearchParams();
  /** A text that a list leads to. */
  const asked = search.get(OPENED_TEXT);
  const [frame, setFrame] = useState<FramePage | null>(null);
  const [openId, setOpenId] = useState<TextId | null>(null);
  const [mode, setMode] = useState<Mode>("edit");
  const [view, setView] = useState<View>("hidden");
  const [width, setWidth] = useState<Width>(() => widthFor(innerWidth));
  const [isListOpen, setListOpen] = useState(false);
  const [announced, announce] = useState("");
  const area = useVisibleArea();
  const record = openId === null ? undefined : recordOf(openId);
  const open = openId === null ? undefined : edits.edits.texts[openId];
  const sections = Object.keys(edits.edits.texts).find(isSectionList);

  useEffect(() => {
    loadChips().catch(console.warn);
  }, []);

  useEffect(() => {
    if (!frame) return;
    // Another page in the same frame has texts of its own.
    const show = () => frame.show(edits.current().texts);
    show();
    return edits.subscribe(show);
  }, [frame, edits.subscribe, edits.current]);

  const showAnew = useEffectEvent((frame: FramePage, fresh: EditedPage) => {
    replacePage(frame.page, fresh.html);
    const next = opened(frame.page, fresh, addressOf);
    setFrame(next);
    next.markOpen(openId);
    openWanted(next);
  });
  useEffect(() => {
    if (frame && rendered !== page) showAnew(frame, rendered);
  }, [rendered, page]);

  /** The words of an item of a list, once the page has them. */
  function openWanted(frame: FramePage) {
    const { texts } = edits.current();
    const list = texts[wantedItem.current?.list ?? ""];
    const words = list && textsOfItem(texts, list, wantedItem.current?.item ?? "");
    const first = words?.find(({ id }) => frame.isOnPage(id));
    if (!first) return;
    wantedItem.current = null;
    setOpenId(first.id);
    frame.markOpen(first.id);
    frame.reveal(first.id);
  }

  const shownWords = (id: TextId) => {
    const { texts } = edits.current();
    const text = texts[id];
    return text ? withFacts(textTitle(texts, text, shownValue(text)), frame?.facts ?? {}) : "";
  };

  function choose(id: TextId | null) {
    wantedItem.current = null;
    const text = id === null ? undefined : edits.current().texts[id];
    // At once, so that a phone shows its keyboard for the field.
    flushSync(() => {
      setOpenId(id);
      announce(
        text && frame
          ? announcements.opened(frame.kindOf(text.id), shownWords(text.id), text.pages.length)
          : "",
      );
    });
    frame?.markOpen(id);
    if (id !== null) frame?.reveal(id);
  }

  function close() {
    const id = openId;
    choose(null);
    if (id !== null && frame?.focus(id)) return;
    document.getElementById(asideId)?.focus();
  }

  function step(way: Way) {
    const id = edits.undo(way);
    if (id === null) return announce(way === "back" ? undo.nothing : undo.nothingAgain);
    frame?.reveal(id);
    const said = shownWords(id) || words.empty;
    announce(way === "back" ? undo.undone(said) : undo.redone(said));
  }
  useUndoKeys(frame?.page, step);

  async function follow(to: string) {
    await edits.saveNow();
    await navigate(`/admin/strona/edycja${to}`);
  }

  function look(next: View) {
    choose(null);
    setListOpen(!(isListOpen && next === view));
    setView(next);
  }

  return (
    <main
      id={mainId}
      tabIndex={-1}
      style={area}
      className="fixed inset-x-0 flex flex-col bg-bg outline-none"
    >
      <h1 className="sr-only">{words.heading(pageName(path))}</h1>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <Toolbar
        {...{
          path,
          edits,
          mode,
          view,
          width,
          isListOpen: isListOpen && !open,
          isTextOpen: open !== undefined,
          areSectionsOpen: open !== undefined && open.id === sections,
        }}
        onSections={
          sections === undefined ? undefined : () => choose(openId === sections ? null : sections)
        }
        onStep={step}
        onMode={(next) => {
          choose(null);
          setMode(next);
        }}
        onView={look}
        onWidth={setWidth}
      />
      <div className="flex min-h-0 grow max-lg:flex-col">
        <PageFrame
          html={page.html}
          {...{ mode, width }}
          onLoad={(loaded) => {
            if (rendered !== page) replacePage(loaded, rendered.html);
            const next = opened(loaded, rendered, addressOf);
            setFrame(next);
            if (asked && frame === null && edits.current().texts[asked]) {
              setOpenId(asked);
              next.markOpen(asked);
              next.reveal(asked);
            }
          }}
          frame={frame}
          onOpen={choose}
          onFollow={follow}
          onMiss={() => toastInfo(words.notHere)}
          onLeave={() => document.getElementById(asideId)?.focus()}
          onResize={() => {
            if (openId !== null) frame?.reveal(openId);
          }}
        />
        <aside
          id={asideId}
          tabIndex={-1}
          aria-label={words.title}
          className={cx(
            "flex min-h-0 shrink-0 flex-col overflow-y-auto border-line bg-surface outline-none max-lg:max-h-[60%] max-lg:border-t lg:w-[26rem] lg:border-l",
            !open && !record && !isListOpen && !edits.edits.offered && "max-lg:hidden",
          )}
        >
          <OfferedTexts edits={edits} nameOf={(id) => frame?.kindOf(id)} />
          {open?.kind === "list" ? (
            <ListField
              key={open.id}
              list={open}
              {...{ edits }}
              newWord={() => randomId().slice(0, 5)}
              onItem={(item) => {
                wantedItem.current = { list: open.id, item };
                if (frame) openWanted(frame);
              }}
              onClose={close}
            />
          ) : open?.kind === "picture" ? (
            <PictureField key={open.id} {...{ text: open, frame, edits }} onClose={close} />
          ) : open ? (
            <TextField
              key={open.id}
              {...{ text: open, html: rendered.html, frame, edits }}
              onClose={close}
              onFollow={follow}
            />
          ) : record && openId !== null ? (
            <RecordOffer
              record={record}
              name={frame?.wordsOf(openId) ?? ""}
              onClose={close}
              onFollow={follow}
            />
          ) : view === "changes" ? (
            <ChangeList {...{ edits, frame, path }} onOpen={choose} />
          ) : (
            <HiddenTexts {...{ edits, frame, path }} card={page.card} onOpen={choose} />
          )}
        </aside>
      </div>
      <LeaveQuestion
        editing={edits}
        saveLabel={words.saveAndLeave}
        onSave={async () => {
          if (await edits.saveNow()) edits.blocker.proceed?.();
          else edits.blocker.reset?.();
        }}
      />
    </main>
  );
}

/** With the words that the server has put into it. */
function opened(page: Document, rendered: EditedPage, addressOf: AddressOf): FramePage {
  return openFrame(page, editsOf(rendered.texts).texts, rendered.facts, addressOf);
}
