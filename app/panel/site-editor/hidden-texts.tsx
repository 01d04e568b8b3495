import type { DrawnCard, TextId } from "~/site-texts/types.ts";
import { isChanged, isRemoved, type PageText, shownValue } from "./edits/edit-state.ts";
import type { TextEdits } from "./edits/use-page-edits.ts";
import { withFacts } from "./frame/facts.ts";
import type { FramePage } from "./frame/frame-page.ts";
import { groupHidden } from "./hidden-groups.ts";
import { OurTexts } from "./our-texts.tsx";
import { ShareCard } from "./share-card.tsx";
import { textTitle } from "./value-title.ts";
import { variantSetOf } from "./variants/variant-sets.ts";
import { siteEditor, listWords as words } from "./words.ts";

type Props = {
  edits: TextEdits;
  frame: FramePage | null;
  path: string;
  card: DrawnCard | null;
  onOpen: (id: TextId) => void;
};

/** What cannot be pressed on the page, and how the page looks to a search engine. */
export function HiddenTexts({ edits, frame, path, card, onOpen }: Props) {
  if (!frame) return null;
  const all = edits.edits.texts;
  const texts = Object.values(all).filter(({ id }) => !isRemoved(all, id));
  const groups = groupHidden(texts, frame);
  const shown = (id: TextId | undefined) => {
    const text = id === undefined ? undefined : edits.edits.texts[id];
    return text && withFacts(shownValue(text), frame.facts);
  };
  const drawn = card && (
    <div>
      <ShareCard card={card} shown={shown} />
      <p className="text-muted text-sm">{words.cardHint}</p>
    </div>
  );
  return (
    <section aria-label={words.title} className="grid grid-cols-1 content-start gap-6 p-4 lg:p-6">
      <p className="text-sm text-text-2">{siteEditor.hint}</p>
      <OurTexts {...{ edits, frame, onOpen }} />
      <h2 className="font-display text-lg">{words.title}</h2>
      {card && !groups.some(({ group }) => group === "card") && (
        <section className="grid grid-cols-1 gap-2">
          <h3 className="label text-text-2">{words.groups.card}</h3>
          {drawn}
        </section>
      )}
      {groups.map(({ group, rows }) => {
        const list = (
          <ul>
            {oneOfEachSet(rows).map(({ text, role }) => (
              <Row
                key={text.id}
                text={text}
                said={textTitle(all, text, shownValue(text))}
                name={variantSetOf(text.id)?.name ?? words.roles[role]}
                onOpen={onOpen}
              />
            ))}
          </ul>
        );
        return group === "shared" ? (
          <details key={group}>
            <summary className="label min-h-11 cursor-pointer py-3 text-text-2">
              {words.groups.shared} ({oneOfEachSet(rows).length})
            </summary>
            {list}
          </details>
        ) : (
          <section key={group} className="grid grid-cols-1 gap-2">
            <h3 className="label text-text-2">{words.groups[group]}</h3>
            {group === "search" && (
              <GoogleResult
                path={path}
                title={shown(rows.find(({ role }) => role === "title")?.text.id)}
                description={shown(rows.find(({ role }) => role === "description")?.text.id)}
              />
            )}
            {group === "card" && drawn}
            {list}
          </section>
        );
      })}
    </section>
  );
}

type RowProps = { text: PageText; said: string; name: string; onOpen: (id: TextId) => void };

function Row({ text, said, name, onOpen }: RowProps) {
  return (
    <li className="border-line border-b">
      <button
        type="button"
        onClick={() => onOpen(text.id)}
        className="grid min-h-11 w-full content-center py-2 text-left hover:bg-raised"
      >
        <span className="text-muted text-sm">
          {name}
          {isChanged(text) && <span className="text-accent"> · {words.changed}</span>}
        </span>
        <span className="line-clamp-2 break-words text-sm">{said || "–"}</span>
      </button>
    </li>
  );
}

type ResultProps = {
  path: string;
  /** Of the site. */
  name?: string;
  title: string | undefined;
  description: string | undefined;
};

/** As Google shows a page. */
export function GoogleResult({ path, name, title, description }: ResultProps) {
  if (title === undefined && description === undefined) return null;
  return (
    <figure className="mb-2 rounded-frame bg-text p-4 text-bg">
      <figcaption className="sr-only">{words.google}</figcaption>
      {name && <p className="truncate font-semibold text-sm">{name}</p>}
      <p className="truncate text-sm">
        {location.host}
        {path === "/" ? "" : ` › ${path.slice(1).replaceAll("/", " › ")}`}
      </p>
      <p className="truncate text-[#1a0dab] text-lg">{title}</p>
      <p className="line-clamp-2 text-sm">{description}</p>
    </figure>
  );
}

/** The variants of a text are opened together. */
function oneOfEachSet<Row extends { text: PageText }>(rows: readonly Row[]): Row[] {
  const sets = rows.map(({ text }) => variantSetOf(text.id));
  return rows.filter((_, at) => !sets[at] || sets.indexOf(sets[at]) === at);
}
