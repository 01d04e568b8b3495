import { type ReactNode, useId } from "react";
import { formatMoment } from "~/panel/kit/moments.ts";
import { CloseIcon } from "~/panel/kit/ui/icons.tsx";
import { FactsField } from "~/panel/writing/facts/facts-field.tsx";
import { isConsent, quoteOf } from "~/site-texts/quotes.ts";
import { Button } from "~/ui/button.tsx";
import { ClaimField } from "./claims/claim-field.tsx";
import { DueFacts } from "./claims/due-facts.tsx";
import { isWithoutFacts, TextDoubts } from "./claims/text-doubts.tsx";
import {
  documentOf,
  isOutdated,
  ofText,
  type PageText,
  shownValue,
  storedEntry,
} from "./edits/edit-state.ts";
import { factsIn, fieldText, lettersLeft, textProblem, textRemark } from "./edits/text-rules.ts";
import type { TextEdits } from "./edits/use-page-edits.ts";
import type { FramePage } from "./frame/frame-page.ts";
import { linkOf } from "./frame/stops.ts";
import { LineWarning } from "./line-warning.tsx";
import { OurText } from "./our-texts.tsx";
import { pageName } from "./page-name.ts";
import { ConsentField } from "./quotes/consent-field.tsx";
import { TwoTexts } from "./two-texts.tsx";
import { OtherVariants, WhenShown } from "./variants/other-variants.tsx";
import { fieldWords as words } from "./words.ts";

type Props = {
  text: PageText;
  /** Of the page, for a second look at other widths. */
  html: string;
  frame: FramePage | null;
  edits: TextEdits;
  onClose: () => void;
  onFollow: (path: string) => void;
};

/** One text beside the page. */
export function TextField({ text, html, frame, edits, onClose, onFollow }: Props) {
  const { id, kind, original } = text;
  const value = shownValue(text);
  const quote = quoteOf(id);
  const facts = ofText(edits.edits.facts, id);
  const place = frame?.places.get(id)?.[0];
  const link = place && place.attribute === null ? linkOf(place) : null;
  const set = (next: string) => edits.type(id, fieldText(kind, next));
  const remark = textRemark(text, value);
  return (
    <FieldFrame title={frame?.kindOf(id)} onClose={onClose}>
      {text.pages.length > 1 && <SharedPages pages={text.pages} />}
      {text.conflict && (
        <TwoTexts
          title={words.conflict.title}
          hint={words.conflict.saved(formatMoment(text.conflict.at), text.conflict.by)}
          texts={[
            [words.conflict.mine, value],
            [words.conflict.theirs, text.conflict.entry?.value ?? original],
          ]}
          answers={[
            [words.conflict.keep, () => edits.settle(id, "mine")],
            [words.conflict.take, () => edits.settle(id, "theirs")],
          ]}
        />
      )}
      {isOutdated(text) && (
        <TwoTexts
          title={words.outdated.title}
          texts={[
            [words.outdated.was, storedEntry(text)?.was ?? ""],
            [words.outdated.now, original],
          ]}
          answers={[
            [words.outdated.keep, () => set(value)],
            [words.outdated.take, () => set(original)],
          ]}
        />
      )}
      {!isConsent(id) && (
        <>
          <WhenShown id={id} />
          <FactsField
            label={words.label}
            value={value}
            facts={facts}
            focused
            isLines={kind === "lines"}
            clean={(pasted) => fieldText(kind, pasted)}
            rows={kind === "paragraph" ? 6 : 2}
            controlClassName="field-sizing-content max-h-[40svh] min-h-20 max-lg:max-h-32 max-lg:min-h-16"
            error={textProblem(text, value, facts)}
            hint={
              <>
                <span className="tabular-nums">
                  {words.left(Math.max(0, lettersLeft(text, value)))}
                </span>
                {kind === "lines" && ` ${words.lines}`}
                {value === "" && ` ${words.emptyOnPurpose}`}
                {frame && !frame.places.has(id) && ` ${words.noPlace}`}
              </>
            }
            onChange={set}
          />
          {factsIn(original).some((name) => !(name in facts)) && (
            <p className="text-muted text-sm">{words.facts}</p>
          )}
          {remark && (
            <p role="status" className="border-accent border-l-2 pl-3 text-sm">
              {remark}
            </p>
          )}
          <DueFacts value={value} />
          {!quote && (
            <TextDoubts
              key={id}
              file={documentOf(id)}
              isWithoutSamples={isWithoutFacts(facts)}
              {...{ value, facts }}
            />
          )}
          {frame?.isOnPage(id) && <LineWarning text={text} html={html} facts={facts} />}
        </>
      )}
      {quote && <ConsentField {...{ quote, edits }} />}
      <OurText {...{ text, edits }} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" variant="secondary" onClick={onClose} className="lg:hidden">
          {words.done}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={value === original}
          onClick={() => set(original)}
        >
          {words.restore}
        </Button>
        {link && (
          <Button size="sm" variant="secondary" onClick={() => onFollow(link)}>
            {words.open}
          </Button>
        )}
      </div>
      <OtherVariants id={id} edits={edits} />
      {/* A quote has a source of its own. */}
      {!quote && <ClaimField key={`claim ${id}`} id={id} page={text.pages[0] ?? "/"} />}
      {value !== original && original !== "" && (
        <div className="border-line border-t pt-4">
          <p className="label mb-1 text-muted">{words.original}</p>
          <p className="whitespace-pre-line text-sm text-text-2">{original}</p>
        </div>
      )}
    </FieldFrame>
  );
}

type FrameProps = { title: string | undefined; onClose: () => void; children: ReactNode };

/** What is around every field beside the page. */
export function FieldFrame({ title, onClose, children }: FrameProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        // A window over the field closes by itself.
        if (!event.currentTarget.contains(event.target as Node)) return;
        event.stopPropagation();
        onClose();
      }}
      className="relative grid grid-cols-1 content-start gap-4 p-4 max-lg:gap-2 lg:p-6"
    >
      <header className="flex items-center justify-between gap-4 max-lg:absolute max-lg:top-1 max-lg:right-4">
        <h2 id={titleId} className="label text-text-2 max-lg:sr-only">
          {title}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="-mr-2 grid size-10 place-items-center rounded-frame text-text-2 hover:bg-raised hover:text-text"
        >
          <CloseIcon />
        </button>
      </header>
      {children}
    </section>
  );
}

/** Where a shared text will change, before anybody types. */
export function SharedPages({ pages }: { pages: readonly string[] }) {
  return (
    <details className="border-accent border-l-2 bg-raised px-4 py-2.5 text-sm max-lg:mr-10">
      <summary className="cursor-pointer font-semibold">{words.pages(pages.length)}</summary>
      <p className="mt-2 text-text-2">{words.pagesHint}</p>
      <ul className="mt-1 max-h-40 overflow-y-auto">
        {pages.map((page) => (
          <li key={page}>{pageName(page)}</li>
        ))}
      </ul>
    </details>
  );
}
