import type { ReactNode } from "react";
import { useAfterPause } from "~/panel/kit/use-after-pause.ts";
import { descriptionIn, isNameOfFile, usePictures } from "~/panel/pictures/queries.ts";
import { media } from "~/panel/pictures/words.ts";
import { allPaths, useSitePages } from "~/panel/writing/links/use-site-pages.ts";
import { checks } from "~/panel/writing/words.ts";
import { youtubePlayer } from "~/text/addresses/youtube.ts";
import { Button } from "~/ui/button.tsx";
import { type CheckedText, putRight, showField, showInField } from "./checked-field.ts";
import { type Finding, findInText, hasTranscript } from "./text-checks.ts";

export type Checked = {
  title: string;
  summary: { text: string; field: string };
  film?: { address: string; field: string };
  texts: readonly CheckedText[];
  onOpen?: (name: string) => void;
  onChange: (name: string, text: string) => void;
};

export function PublicationChecks(props: Checked) {
  const { texts, onOpen, onChange } = props;
  const { rows } = useSitePages(true);
  const settled = useAfterPause(texts, 300);
  const pages = rows && allPaths(rows);
  const { data: library } = usePictures();
  const isDescribed = (address: string) => descriptionIn(library, address) !== "";
  const isFileName = (address: string, words: string) => isNameOfFile(library, address, words);
  const origin = location.origin;
  const around = { placeholder: media.altPrompt, isDescribed, isFileName, origin, pages };
  const found = settled.flatMap((text) =>
    findInText(text.value, around).map((finding) => ({ text, finding })),
  );
  const fields = findInFields(props);
  // A place in a text that has changed since is another place.
  const isPresent = ({ name, value }: CheckedText) =>
    texts.some((text) => text.name === name && text.value === value);

  function open(text: CheckedText, finding: Finding) {
    if (!isPresent(text)) return;
    onOpen?.(text.name);
    showInField(text, finding);
  }

  function repair(text: CheckedText, finding: Finding, button: HTMLElement) {
    if (isPresent(text)) putRight(text, finding, onChange);
    button.focus({ preventScroll: true });
  }

  if (found.length === 0 && fields.length === 0) return <p className="mt-3">{checks.none}</p>;
  return (
    <ul className="mt-3 grid divide-y divide-line border-line border-t">
      {fields.map(({ words, field }) => (
        <Found key={words} words={words}>
          <Button variant="secondary" size="sm" onClick={() => showField(field)}>
            {checks.show}
          </Button>
        </Found>
      ))}
      {found.map(({ text, finding }, at) => (
        <Found key={at} words={checks.rules[finding.rule](finding.words)}>
          <Button variant="secondary" size="sm" onClick={() => open(text, finding)}>
            {checks.show}
          </Button>
          {finding.fix !== undefined && (
            <Button
              variant="secondary"
              size="sm"
              onClick={({ currentTarget }) => repair(text, finding, currentTarget)}
            >
              {checks.fix}
            </Button>
          )}
        </Found>
      ))}
    </ul>
  );
}

function Found({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">{words}</p>
      {children}
    </li>
  );
}

function findInFields({ title, summary, film, texts }: Checked) {
  const found: { words: string; field: string }[] = [];
  if (widthOfTitle(title) > WIDEST_TITLE) found.push({ words: checks.title, field: "title" });
  if (summary.text.trim() === "") found.push({ words: checks.summary, field: summary.field });
  if (film && youtubePlayer(film.address) && !texts.some(({ value }) => hasTranscript(value))) {
    found.push({ words: checks.film, field: film.field });
  }
  return found;
}

/** About as much as Google shows of a title, in pixels of its type. */
const WIDEST_TITLE = 580;

function widthOfTitle(title: string): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return 0;
  context.font = "20px Arial, sans-serif";
  return context.measureText(title).width;
}
